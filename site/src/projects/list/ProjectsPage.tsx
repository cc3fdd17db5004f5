import { PageHeading } from '../../design/headings/PageHeading.tsx';
import { read } from '../../platform/data/operation.ts';
import type { ProjectsPageFragment, ProjectsPageQuery } from '../../platform/generated/operations-types.ts';
import type { SearchTexts } from '../../platform/query-string.ts';
import type { PageData } from '../../platform/routing/page-loader.ts';
import { ProjectMap } from '../map/ProjectMap.tsx';
import { ProjectList } from './ProjectList.tsx';
import type { LoadedProjects } from './project-source.ts';

type ProjectsPageProps = PageData<ProjectsPageQuery, 'Page'> & { list: LoadedProjects; filters: SearchTexts };

/** Renders all projects on a map and as a filterable list (CON-01). The map replaces the page's picture. */
export function ProjectsPage({ entry, list, filters }: ProjectsPageProps) {
  const { title, pageTitle, introtext } = read<ProjectsPageFragment>(entry);
  return (
    <>
      <PageHeading title={pageTitle ?? title} intro={introtext} />
      <ProjectMap markers={list.markers} />
      <ProjectList list={list} filters={filters} />
    </>
  );
}
