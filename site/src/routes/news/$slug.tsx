import { createFileRoute } from '@tanstack/react-router';
import { NewsArticlePage } from '../../news/NewsArticlePage.tsx';
import { NewsArticlePage as operation } from '../../platform/generated/operations.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';

export const Route = createFileRoute('/news/$slug')({
  loader: pageLoader('newsArticle', operation, ['NewsArticle']),
  component: () => <NewsArticlePage {...Route.useLoaderData()} />,
});
