import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '../../faq/FaqPage.tsx';
import { FaqPage as operation } from '../../platform/generated/operations.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';

export const Route = createFileRoute('/faq/')({
  loader: pageLoader('faq', operation, ['Page']),
  component: () => <FaqPage {...Route.useLoaderData()} />,
});
