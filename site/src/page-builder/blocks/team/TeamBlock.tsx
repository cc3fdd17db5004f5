import layout from '../../../design/layout.module.css';
import { Picture } from '../../../design/Picture.tsx';
import { type FragmentOf, read } from '../../../platform/data/fragment.ts';
import type { TeamBlockFragment } from '../../../platform/generated/operations-types.ts';
import { TeamMemberLines } from '../../../team/TeamMemberLines.tsx';
import { BlockHeading, titleId } from '../../BlockHeading.tsx';
import styles from './TeamBlock.module.css';

/** The people of the company, each on the shelf; on a phone in a row that snaps (BLK-08). */
export function TeamBlock({ block }: { block: FragmentOf<TeamBlockFragment> }) {
  const { id, titleField, cta, entries } = read<TeamBlockFragment>(block);
  if (entries.length === 0) return null;
  return (
    <section className={layout.section} aria-labelledby={titleField ? titleId({ id }) : undefined}>
      <BlockHeading id={titleId({ id })} title={titleField} cta={cta} />
      <ul className={styles.people}>
        {entries.map((member) => (
          <li key={member.id}>
            <div className={styles.shelf}>
              {member.information.image && (
                <Picture className={styles.picture} picture={member.information.image} sizes={sizes} />
              )}
            </div>
            <TeamMemberLines member={member} />
          </li>
        ))}
      </ul>
    </section>
  );
}

const sizes = '(width >= 1360px) 302px, (width >= 993px) 22vw, (width >= 768px) 30vw, 60vw';
