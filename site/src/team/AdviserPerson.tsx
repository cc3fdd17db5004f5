import { Icon } from '../design/Icon.tsx';
import { TextLink } from '../design/Link.tsx';
import { Picture } from '../design/pictures/Picture.tsx';
import { telHref } from '../navigation/link-href.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './AdviserFinder.module.css';
import { type AdviserResult, finderCountry } from './adviser-place.ts';
import { TeamMemberLines } from './TeamMemberLines.tsx';

type AdviserPersonProps = { shown: AdviserResult; phone: string | null };

/** Renders the adviser with portrait, region and contact data; without one, the reason and the general number. */
export function AdviserPerson({ shown: { answer, place }, phone }: AdviserPersonProps) {
  const t = useMessages('team');
  const adviser = answer?.adviser;
  if (!adviser) {
    const code = finderCountry(answer?.country ?? null);
    const values = { postcode: place.postcode, country: code ? t(code) : place.country };
    return (
      <div className={styles.problem}>
        <p className={styles.reason} id="adviser-problem">
          <Icon name="alert" />
          <span>{t(answer ? (answer.problem ?? 'noAdviser') : 'failed', values)}</span>
        </p>
        {phone && <TextLink href={telHref(phone)}>{t('call', { number: phone })}</TextLink>}
      </div>
    );
  }
  const { image } = adviser.information;
  return (
    <div className={styles.person}>
      {image && <Picture className={styles.portrait} picture={image} sizes="10rem" />}
      <div className={styles.lines}>
        {answer.region?.title && <p className={styles.region}>{t('region', { region: answer.region.title })}</p>}
        <TeamMemberLines member={adviser} />
      </div>
    </div>
  );
}
