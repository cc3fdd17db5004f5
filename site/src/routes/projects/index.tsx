import { createFileRoute } from '@tanstack/react-router';
import { ProjectsPage as operation } from '../../platform/generated/operations.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';
import { ProjectsPage } from '../../projects/ProjectsPage.tsx';

export const Route = createFileRoute('/projects/')({
  loader: pageLoader('projects', operation, ['Page']),
  component: () => <ProjectsPage {...Route.useLoaderData()} />,
});
