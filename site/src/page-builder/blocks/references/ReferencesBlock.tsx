import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ReferencesBlockFragment } from '../../../platform/generated/operations-types.ts';
import { ProjectCard } from '../../../projects/ProjectCard.tsx';
import { titleId } from '../../BlockHeading.tsx';
import { SliderSection } from '../../SliderSection.tsx';
import styles from './ReferencesBlock.module.css';

/** Renders projects in pairs of seven and five columns, aligned at the bottom (BLK-16). */
export function ReferencesBlock({ block }: { block: FragmentOf<ReferencesBlockFragment> }) {
  const { id, titleField, cta, entries } = read<ReferencesBlockFragment>(block);
  if (entries.length === 0) return null;
  return (
    <SliderSection id={titleId({ id })} title={titleField} cta={cta} rowClassName={styles.pairs}>
      {entries.map((project, index) => (
        <ProjectCard key={project.id} project={project} columns={index % 2 === 0 ? 7 : 5} />
      ))}
    </SliderSection>
  );
}
