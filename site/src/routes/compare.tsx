import { createFileRoute } from '@tanstack/react-router';
import type { SearchTexts } from '../platform/query-string.ts';
import { ComparisonPage } from '../products/comparison/ComparisonPage.tsx';
import { comparisonLoader } from '../products/comparison/comparison-loader.ts';

export const Route = createFileRoute('/compare')({
  // In a fixed order, because the router compares them as text.
  loaderDeps: ({ search: { variant, colour, mounting, option } }: { search: SearchTexts }) => ({
    variant,
    colour,
    mounting,
    option,
  }),
  loader: comparisonLoader,
  component: () => <ComparisonPage {...Route.useLoaderData()} />,
});
