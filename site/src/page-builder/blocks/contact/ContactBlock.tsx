import { SideSection } from '../../../design/headings/SectionHeading.tsx';
import { ButtonLink } from '../../../design/Link.tsx';
import { Picture } from '../../../design/pictures/Picture.tsx';
import { callToActionAnchor } from '../../../navigation/call-to-action.ts';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { CallToActionFragment, ContactBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { TeamMemberLines } from '../../../team/TeamMemberLines.tsx';
import styles from './ContactBlock.module.css';

/** Renders the contact persons and the link to a quote request (BLK-07). */
export function ContactBlock({ block }: { block: FragmentOf<ContactBlockFragment> }) {
  const { id, titleField, teamMembers, requestAQuoteCta } = read<ContactBlockFragment>(block);
  const t = useMessages('page-builder');
  const isOne = teamMembers.length === 1;
  return (
    <SideSection id={`contact-${id}`} title={titleField ?? t('contact')}>
      {teamMembers.length > 0 && (
        <ul className={isOne ? styles.one : styles.several}>
          {teamMembers.map((member) => (
            <li key={member.id} className={styles.person}>
              {member.information.image && (
                <div className={styles.portrait}>
                  <Picture
                    className={styles.picture}
                    picture={member.information.image}
                    sizes={isOne ? sizesOfOne : sizesOfSeveral}
                  />
                </div>
              )}
              <div className={styles.lines}>
                <TeamMemberLines member={member} />
              </div>
            </li>
          ))}
        </ul>
      )}
      <QuoteButton cta={requestAQuoteCta} />
    </SideSection>
  );
}

const sizesOfOne = '(width >= 993px) 302px, 31vw';
const sizesOfSeveral = '(width >= 993px) 180px, (width >= 768px) 15vw, 31vw';

/** Renders the editors' call to action for quotes, or a default one. */
function QuoteButton({ cta }: { cta: FragmentOf<CallToActionFragment> | null }) {
  const { hrefOf, localHref } = useSite();
  const t = useMessages('page-builder');
  const anchor = cta && callToActionAnchor(read<CallToActionFragment>(cta), localHref);
  return (
    <p className={styles.quote}>
      <ButtonLink look="secondary" {...(anchor ?? { href: hrefOf('quoteRequest'), children: t('requestQuote') })} />
    </p>
  );
}
