import { createFileRoute } from '@tanstack/react-router';
import { NewsArticlePage } from '../../news/NewsArticlePage.tsx';
import { blockPageLoader } from '../../page-builder/block-page-loader.ts';
import { NewsArticlePage as operation } from '../../platform/generated/operations.ts';

export const Route = createFileRoute('/news/$slug')({
  loader: blockPageLoader('newsArticle', operation, ['NewsArticle']),
  component: () => <NewsArticlePage {...Route.useLoaderData()} />,
});
