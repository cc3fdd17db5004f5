import { createFileRoute } from '@tanstack/react-router';
import { blockPageLoader } from '../../page-builder/block-page-loader.ts';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { ContentPage as operation } from '../../platform/generated/operations.ts';
import { membersOnly } from '../../platform/routing/members.ts';

export const Route = createFileRoute('/account/')({
  beforeLoad: membersOnly(),
  loader: blockPageLoader('account', operation, ['Page']),
  component: () => <ContentPage {...Route.useLoaderData()} />,
});
