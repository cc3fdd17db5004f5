import { read } from '../platform/data/fragment.ts';
import type { ProjectsPageFragment, ProjectsPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function ProjectsPage({ entry }: PageData<ProjectsPageQuery, 'Page'>) {
  const { title } = read<ProjectsPageFragment>(entry);
  return <h1>{title}</h1>;
}
