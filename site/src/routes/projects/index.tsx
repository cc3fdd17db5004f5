import { createFileRoute } from '@tanstack/react-router';
import { listDeps } from '../../filters/narrowed-list.ts';
import { reloadUnlessKept, useKeptList } from '../../platform/kept-lists/kept-list-context.ts';
import { ProjectsPage } from '../../projects/list/ProjectsPage.tsx';
import { projectsLoader } from '../../projects/list/projects-loader.ts';

export const Route = createFileRoute('/projects/')({
  loaderDeps: listDeps,
  loader: projectsLoader,
  shouldReload: (load) => reloadUnlessKept(load),
  staticData: { isList: () => true },
  component: () => {
    const list = useKeptList<typeof Route>();
    return list && <ProjectsPage {...list.data} filters={list.deps} />;
  },
});
