import { createFileRoute } from '@tanstack/react-router';
import { blockPageLoader } from '../../page-builder/block-page-loader.ts';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { ContentPage as operation } from '../../platform/generated/operations.ts';

export const Route = createFileRoute('/log-in/forgot-password')({
  loader: blockPageLoader('forgotPassword', operation, ['Page']),
  component: () => <ContentPage {...Route.useLoaderData()} />,
});
