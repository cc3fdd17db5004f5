import { Picture } from '../../../design/pictures/Picture.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { TeamBlockFragment } from '../../../platform/generated/operations-types.ts';
import { markedAdviser } from '../../../team/marked-adviser.ts';
import { TeamMemberLines } from '../../../team/TeamMemberLines.tsx';
import { titleId } from '../../BlockHeading.tsx';
import { SliderSection } from '../../SliderSection.tsx';
import styles from './TeamBlock.module.css';

/** Renders the people of the company, each on the shelf, on phones in a slider (BLK-08). The adviser of the visitor is marked (CON-08). */
export function TeamBlock({ block }: { block: FragmentOf<TeamBlockFragment> }) {
  const { id, titleField, cta, entries } = read<TeamBlockFragment>(block);
  const adviser = markedAdviser.use();
  if (entries.length === 0) return null;
  return (
    <SliderSection
      id={titleId({ id })}
      title={titleField}
      cta={cta}
      rowClassName={entries.length > 4 ? `${styles.people} ${styles.many}` : styles.people}
      controlsClassName={styles.controls}
    >
      {entries.map((member) => (
        <li key={member.id}>
          <div className={`${styles.shelf} ${member.id === adviser?.id ? styles.marked : ''}`}>
            {member.information.image && <Picture className={styles.picture} picture={member.information.image} sizes={sizes} />}
          </div>
          <TeamMemberLines member={member} mark={member.id === adviser?.id ? adviser.mark : undefined} />
        </li>
      ))}
    </SliderSection>
  );
}

const sizes = '(width >= 1360px) 302px, (width >= 993px) 22vw, (width >= 768px) 30vw, (width >= 450px) 46vw, 66vw';
