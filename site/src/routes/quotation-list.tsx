import { createFileRoute } from '@tanstack/react-router';
import { quotationListLoader, sharedParameter } from '../quotation/list/list-loader.ts';
import { QuotationListPage } from '../quotation/list/QuotationListPage.tsx';
import { SharedListPage } from '../quotation/list/shared/SharedListPage.tsx';

export const Route = createFileRoute('/quotation-list')({
  validateSearch: sharedParameter,
  loaderDeps: ({ search }) => search,
  loader: quotationListLoader,
  component: () => {
    const { shared, ...page } = Route.useLoaderData();
    const { shared: token = '' } = Route.useSearch();
    return shared === undefined ? <QuotationListPage {...page} /> : <SharedListPage shared={shared} token={token} />;
  },
});
