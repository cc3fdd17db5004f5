import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../pages/ContentPage.tsx';
import type { SearchTexts } from '../platform/query-string.ts';
import { searchLoader } from '../search/page/search-loader.ts';
import { SearchPage } from '../search/SearchPage.tsx';

export const Route = createFileRoute('/search')({
  loaderDeps: ({ search }): SearchTexts => search,
  loader: searchLoader,
  component: () => {
    const { search, ...page } = Route.useLoaderData();
    return (
      <>
        <ContentPage {...page} />
        <SearchPage search={search} />
      </>
    );
  },
});
