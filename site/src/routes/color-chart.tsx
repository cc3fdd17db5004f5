import { createFileRoute } from '@tanstack/react-router';
import { ColourChart } from '../colours/ColourChart.tsx';
import { GlossaryProvider } from '../glossary/Term.tsx';
import { ContentPage } from '../pages/ContentPage.tsx';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { ColourChartPage as operation } from '../platform/generated/operations.ts';

export const Route = createFileRoute('/color-chart')({
  loader: contentPageLoader('colourChart', operation),
  component: function ColourChartPage() {
    const { entry, colourChart, glossary, algemeen } = Route.useLoaderData();
    return (
      <ContentPage entry={entry}>
        <GlossaryProvider terms={glossary}>
          <ColourChart groups={colourChart} sets={algemeen} />
        </GlossaryProvider>
      </ContentPage>
    );
  },
});
