import { createFileRoute, useSearch } from '@tanstack/react-router';
import { ContrastCalculator } from '../colours/contrast/ContrastCalculator.tsx';
import { ContentPage } from '../pages/ContentPage.tsx';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { withDefaultPage } from '../pages/default-page.ts';
import { ContrastPage as operation } from '../platform/generated/operations.ts';
import type { SearchTexts } from '../platform/query-string.ts';

/** Title of the page until editors have created it. */
const defaultTitles = { nl: 'Contrastrekenaar', en: 'Contrast calculator', de: 'Kontrastrechner' };

const load = contentPageLoader('contrast', operation);

export const Route = createFileRoute('/contrast')({
  loader: ({ context, ...args }: Parameters<typeof load>[0]) =>
    load({ ...args, context: { ...context, query: withDefaultPage(context, 'contrast', defaultTitles) } }),
  component: function ContrastPage() {
    const { entry, colourChart } = Route.useLoaderData();
    const { colour, paving, lrv }: SearchTexts = useSearch({ strict: false });
    return (
      <ContentPage entry={entry}>
        {/* A new address starts with its own choice. */}
        <ContrastCalculator key={JSON.stringify([colour, paving, lrv])} groups={colourChart} asked={{ colour, paving, lrv }} />
      </ContentPage>
    );
  },
});
