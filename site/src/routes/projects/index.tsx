import { createFileRoute } from '@tanstack/react-router';
import { listDeps } from '../../filters/narrowed-list.ts';
import { reloadUnlessAlive, useKeepAliveList } from '../../platform/keep-alive/keep-alive-context.ts';
import { ProjectsPage } from '../../projects/list/ProjectsPage.tsx';
import { projectsLoader } from '../../projects/list/projects-loader.ts';

export const Route = createFileRoute('/projects/')({
  loaderDeps: listDeps,
  loader: projectsLoader,
  shouldReload: (load) => reloadUnlessAlive(load),
  staticData: { isList: () => true },
  component: () => {
    const list = useKeepAliveList<typeof Route>();
    return list && <ProjectsPage {...list.data} filters={list.deps} />;
  },
});
