import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '../../news/NewsPage.tsx';
import { NewsPage as operation } from '../../platform/generated/operations.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';

export const Route = createFileRoute('/news/')({
  loader: pageLoader('news', operation, ['Page']),
  component: () => <NewsPage {...Route.useLoaderData()} />,
});
