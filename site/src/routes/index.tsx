import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../pages/ContentPage.tsx';
import { ContentPage as operation } from '../platform/generated/operations.ts';
import { pageLoader } from '../platform/routing/page-loader.ts';

export const Route = createFileRoute('/')({
  loader: pageLoader('home', operation, ['Page']),
  component: () => <ContentPage {...Route.useLoaderData()} />,
});
