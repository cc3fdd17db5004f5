import { createFileRoute } from '@tanstack/react-router';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { ContentPage as operation, QuoteRequestContact } from '../platform/generated/operations.ts';
import { QuoteRequestPage } from '../quotation/request/QuoteRequestPage.tsx';

export const Route = createFileRoute('/quote-request')({
  loader: contentPageLoader('quoteRequest', operation, (_, { query, siteId }) => query(QuoteRequestContact, { siteId })),
  component: () => <QuoteRequestPage {...Route.useLoaderData()} />,
});
