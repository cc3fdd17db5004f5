import { createFileRoute } from '@tanstack/react-router';
import { ContrastCalculator } from '../colours/contrast/ContrastCalculator.tsx';
import { ContentPage } from '../pages/ContentPage.tsx';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { ContrastPage as operation } from '../platform/generated/operations.ts';

export const Route = createFileRoute('/contrast')({
  loader: contentPageLoader('contrast', operation),
  component: function ContrastPage() {
    const { entry, colourChart } = Route.useLoaderData();
    const { colour, paving, lrv } = Route.useSearch();
    return (
      <ContentPage entry={entry}>
        {/* A new address starts with its own choice. */}
        <ContrastCalculator key={JSON.stringify([colour, paving, lrv])} groups={colourChart} asked={{ colour, paving, lrv }} />
      </ContentPage>
    );
  },
});
