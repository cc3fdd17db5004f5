import { createFileRoute } from '@tanstack/react-router';
import { ColourChart } from '../colours/ColourChart.tsx';
import { blockPageLoader } from '../page-builder/block-page-loader.ts';
import { ContentPage } from '../pages/ContentPage.tsx';
import { ColourChartPage as operation } from '../platform/generated/operations.ts';

export const Route = createFileRoute('/color-chart')({
  loader: blockPageLoader('colourChart', operation, ['Page']),
  component: function ColourChartPage() {
    const { entry, colourChart } = Route.useLoaderData();
    return (
      <ContentPage entry={entry}>
        <ColourChart groups={colourChart} />
      </ContentPage>
    );
  },
});
