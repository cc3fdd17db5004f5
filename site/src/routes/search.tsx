import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../pages/ContentPage.tsx';
import { ContentPage as operation } from '../platform/generated/operations.ts';
import { pageLoader } from '../platform/routing/page-loader.ts';
import { SearchPage } from '../search/SearchPage.tsx';

export const Route = createFileRoute('/search')({
  validateSearch: ({ query }: Record<string, unknown>): { query?: string } => (typeof query === 'string' ? { query } : {}),
  loader: pageLoader('search', operation, ['Page']),
  component: () => (
    <>
      <ContentPage {...Route.useLoaderData()} />
      <SearchPage query={Route.useSearch().query?.trim() ?? ''} />
    </>
  ),
});
