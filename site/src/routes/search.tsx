import { createFileRoute } from '@tanstack/react-router';
import { blockPageLoader } from '../page-builder/block-page-loader.ts';
import { ContentPage } from '../pages/ContentPage.tsx';
import { ContentPage as operation } from '../platform/generated/operations.ts';
import { SearchPage } from '../search/SearchPage.tsx';

export const Route = createFileRoute('/search')({
  validateSearch: ({ query }: Record<string, unknown>): { query?: string } => (typeof query === 'string' ? { query } : {}),
  loader: blockPageLoader('search', operation, ['Page']),
  component: () => (
    <>
      <ContentPage {...Route.useLoaderData()} />
      <SearchPage query={Route.useSearch().query?.trim() ?? ''} />
    </>
  ),
});
