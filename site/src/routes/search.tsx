import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../pages/ContentPage.tsx';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { ContentPage as operation } from '../platform/generated/operations.ts';
import { SearchPage } from '../search/SearchPage.tsx';

export const Route = createFileRoute('/search')({
  validateSearch: ({ query }: Record<string, unknown>): { query?: string } => (typeof query === 'string' ? { query } : {}),
  loader: contentPageLoader('search', operation),
  component: () => (
    <>
      <ContentPage {...Route.useLoaderData()} />
      <SearchPage query={Route.useSearch().query?.trim() ?? ''} />
    </>
  ),
});
