import { createFileRoute } from '@tanstack/react-router';
import { AccountView } from '../../account/member/AccountView.tsx';
import { withViewer } from '../../account/member/members-data.ts';
import { blockPageLoader } from '../../page-builder/block-page-loader.ts';
import { AccountPage as operation } from '../../platform/generated/operations.ts';
import { guardedBy } from '../../platform/routing/members.ts';

export const Route = createFileRoute('/account/')({
  beforeLoad: guardedBy('members'),
  loader: blockPageLoader('account', operation, ['Page'], withViewer),
  component: () => <AccountView {...Route.useLoaderData()} />,
});
