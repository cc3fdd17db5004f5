import { createFileRoute } from '@tanstack/react-router';
import { blockPageLoader } from '../page-builder/block-page-loader.ts';
import { ContentPage } from '../pages/ContentPage.tsx';
import { ContentPage as operation, QuoteRequestContact } from '../platform/generated/operations.ts';
import { QuoteRequestPage } from '../quotation/QuoteRequestPage.tsx';

export const Route = createFileRoute('/quote-request')({
  loader: blockPageLoader('quoteRequest', operation, ['Page'], (_, { query, siteId }) => query(QuoteRequestContact, { siteId })),
  component: QuoteRequest,
});

function QuoteRequest() {
  const { algemeen, ...page } = Route.useLoaderData();
  return (
    <QuoteRequestPage algemeen={algemeen}>
      <ContentPage {...page} />
    </QuoteRequestPage>
  );
}
