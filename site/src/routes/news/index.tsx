import { createFileRoute } from '@tanstack/react-router';
import { NewsPage } from '../../news/NewsPage.tsx';
import { newsLoader } from '../../news/news-loader.ts';

export const Route = createFileRoute('/news/')({
  validateSearch: ({ show }: Record<string, unknown>): { show?: string } => (show === undefined ? {} : { show: String(show) }),
  loaderDeps: ({ search }) => search,
  loader: newsLoader,
  component: () => <NewsPage {...Route.useLoaderData()} />,
});
