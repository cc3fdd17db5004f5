import type { FragmentOf } from '../platform/data/operation.ts';
import type { ProjectCardFragment } from '../platform/generated/operations-types.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectPairs.module.css';

type ProjectPairsProps = { projects: readonly (FragmentOf<ProjectCardFragment> & { id: number; distanceKm?: number | null })[] };

/** Column spans; every second pair mirrors the one before. */
const columnsOf = [7, 5, 5, 7] as const;

/** Renders projects in pairs of seven and five columns, aligned at the bottom. */
export function ProjectPairs({ projects }: ProjectPairsProps) {
  return (
    <ul className={styles.pairs}>
      {projects.map((project, index) => (
        <ProjectCard key={project.id} project={project} distanceKm={project.distanceKm} columns={columnsOf[index % 4] ?? 7} />
      ))}
    </ul>
  );
}
