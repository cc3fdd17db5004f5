import { CardGrid } from '../design/CardGrid.tsx';
import type { FragmentOf } from '../platform/data/fragment.ts';
import type { ProjectCardFragment } from '../platform/generated/operations-types.ts';
import { ProjectCard } from './ProjectCard.tsx';

type ProjectGridProps = { projects: readonly (FragmentOf<ProjectCardFragment> & { id: number })[] };

/** Projects two by two. */
export function ProjectGrid({ projects }: ProjectGridProps) {
  return (
    <CardGrid columns={2}>
      {projects.map((project) => (
        <ProjectCard key={project.id} project={project} columns={6} />
      ))}
    </CardGrid>
  );
}
