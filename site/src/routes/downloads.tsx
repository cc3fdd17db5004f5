import { createFileRoute } from '@tanstack/react-router';
import { DownloadCentre } from '../downloads/centre/DownloadCentre.tsx';
import { downloadsLoader } from '../downloads/centre/downloads-loader.ts';
import { listDeps } from '../filters/narrowed-list.ts';
import { ContentPage } from '../pages/ContentPage.tsx';
import type { SearchTexts } from '../platform/query-string.ts';

export const Route = createFileRoute('/downloads')({
  loaderDeps: ({ search }: { search: SearchTexts }): SearchTexts => ({
    ...listDeps({ search }),
    ...(search.file && { file: search.file }),
  }),
  loader: downloadsLoader,
  component: () => {
    const { list, ...page } = Route.useLoaderData();
    const texts = Route.useLoaderDeps();
    return (
      <ContentPage {...page}>
        <DownloadCentre list={list} texts={texts} />
      </ContentPage>
    );
  },
});
