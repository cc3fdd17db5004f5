import { createFileRoute } from '@tanstack/react-router';
import { FaqPage } from '../../faq/FaqPage.tsx';
import { blockPageLoader } from '../../page-builder/block-page-loader.ts';
import { FaqPage as operation } from '../../platform/generated/operations.ts';

export const Route = createFileRoute('/faq/')({
  loader: blockPageLoader('faq', operation, ['Page']),
  component: () => <FaqPage {...Route.useLoaderData()} />,
});
