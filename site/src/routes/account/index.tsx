import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { ContentPage as operation } from '../../platform/generated/operations.ts';
import { membersOnly } from '../../platform/routing/members.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';

export const Route = createFileRoute('/account/')({
  beforeLoad: membersOnly(),
  loader: pageLoader('account', operation, ['Page']),
  component: () => <ContentPage {...Route.useLoaderData()} />,
});
