import { createFileRoute } from '@tanstack/react-router';
import { ColourChart } from '../colours/ColourChart.tsx';
import { ContentPage } from '../pages/ContentPage.tsx';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { ColourChartPage as operation } from '../platform/generated/operations.ts';

export const Route = createFileRoute('/color-chart')({
  loader: contentPageLoader('colourChart', operation),
  component: function ColourChartPage() {
    const { entry, colourChart, algemeen } = Route.useLoaderData();
    return (
      <ContentPage entry={entry}>
        <ColourChart groups={colourChart} sets={algemeen} />
      </ContentPage>
    );
  },
});
