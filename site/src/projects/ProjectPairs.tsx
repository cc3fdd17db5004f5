import type { FragmentOf } from '../platform/data/fragment.ts';
import type { ProjectCardFragment } from '../platform/generated/operations-types.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './ProjectPairs.module.css';

type ProjectPairsProps = { projects: readonly (FragmentOf<ProjectCardFragment> & { id: number })[] };

/** Projects in pairs of seven and five columns, feet aligned. */
export function ProjectPairs({ projects }: ProjectPairsProps) {
  return (
    <ul className={styles.pairs}>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} sizes="(width >= 1360px) 736px, (width >= 768px) 56vw, 94vw" />
      ))}
    </ul>
  );
}
