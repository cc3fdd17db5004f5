import { createFileRoute } from '@tanstack/react-router';
import { QuotationListPage as operation } from '../platform/generated/operations.ts';
import { pageLoader } from '../platform/routing/page-loader.ts';
import { QuotationListPage } from '../quotation/QuotationListPage.tsx';

export const Route = createFileRoute('/quotation-list')({
  loader: pageLoader('quotationList', operation, ['Page']),
  component: () => <QuotationListPage {...Route.useLoaderData()} />,
});
