import { TextLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { type AdviserPlace, finderCountry, placeText } from '../../team/adviser-place.ts';
import { TeamMemberLines } from '../../team/TeamMemberLines.tsx';
import { useAdviser } from '../../team/use-adviser.ts';
import styles from './QuoteRequestPage.module.css';

/** Renders the adviser for the place that the visitor has entered in the form, and else a link to the finder (CON-08). */
export function RequestAdviser({ place }: { place: AdviserPlace | undefined }) {
  const { hrefOf, locale } = useSite();
  const t = useMessages('team');
  const answer = useAdviser(place);
  const code = finderCountry(answer?.country ?? null);
  return (
    <section className={styles.contact} aria-labelledby="quote-adviser">
      <h2 className={styles.title} id="quote-adviser">
        {t('title')}
      </h2>
      <div className={styles.adviser} role="status">
        {answer?.adviser && code ? (
          <>
            <p>{t('yours', { place: placeText(answer.postcode, { code, name: t(code) }, locale) })}</p>
            <TeamMemberLines member={answer.adviser} />
          </>
        ) : (
          <>
            <p>{t('requestHint')}</p>
            <TextLink href={`${hrefOf('contact')}#adviser`}>{t('toFinder')}</TextLink>
          </>
        )}
      </div>
    </section>
  );
}
