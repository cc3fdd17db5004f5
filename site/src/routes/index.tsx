import { createFileRoute } from '@tanstack/react-router';
import { blockPageLoader } from '../page-builder/block-page-loader.ts';
import { ContentPage } from '../pages/ContentPage.tsx';
import { ContentPage as operation } from '../platform/generated/operations.ts';

export const Route = createFileRoute('/')({
  loader: blockPageLoader('home', operation, ['Page']),
  component: () => <ContentPage {...Route.useLoaderData()} />,
});
