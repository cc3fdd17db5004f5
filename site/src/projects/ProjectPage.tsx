import { read } from '../platform/data/fragment.ts';
import type { ProjectPageFragment, ProjectPageQuery } from '../platform/generated/operations-types.ts';
import type { PageData } from '../platform/routing/page-data.ts';

export function ProjectPage({ entry }: PageData<ProjectPageQuery, 'Project'>) {
  const { title } = read<ProjectPageFragment>(entry);
  return <h1>{title}</h1>;
}
