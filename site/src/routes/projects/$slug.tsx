import { createFileRoute } from '@tanstack/react-router';
import { blockPageLoader } from '../../page-builder/block-page-loader.ts';
import { ProjectPage as operation } from '../../platform/generated/operations.ts';
import { ProjectPage } from '../../projects/project-page/ProjectPage.tsx';

export const Route = createFileRoute('/projects/$slug')({
  loader: blockPageLoader('project', operation, ['Project']),
  component: () => <ProjectPage {...Route.useLoaderData()} />,
});
