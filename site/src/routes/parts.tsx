import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../pages/ContentPage.tsx';
import type { SearchTexts } from '../platform/query-string.ts';
import { PartsPage } from '../products/spare-parts/PartsPage.tsx';
import { partsLoader } from '../products/spare-parts/parts-loader.ts';

export const Route = createFileRoute('/parts')({
  loaderDeps: ({ search }): SearchTexts => search,
  loader: partsLoader,
  component: () => {
    const { parts, ...page } = Route.useLoaderData();
    return (
      <ContentPage {...page}>
        <PartsPage parts={parts} />
      </ContentPage>
    );
  },
});
