import { createFileRoute } from '@tanstack/react-router';
import { ProjectPage as operation } from '../../platform/generated/operations.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';
import { ProjectPage } from '../../projects/ProjectPage.tsx';

export const Route = createFileRoute('/projects/$slug')({
  loader: pageLoader('project', operation, ['Project']),
  component: () => <ProjectPage {...Route.useLoaderData()} />,
});
