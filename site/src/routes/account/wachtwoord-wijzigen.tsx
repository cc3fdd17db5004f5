import { createFileRoute } from '@tanstack/react-router';
import { ChangePasswordView } from '../../account/member/ChangePasswordView.tsx';
import { withViewer } from '../../account/member/members-data.ts';
import { blockPageLoader } from '../../page-builder/block-page-loader.ts';
import { ChangePasswordPage as operation } from '../../platform/generated/operations.ts';
import { guardedBy } from '../../platform/routing/members.ts';

export const Route = createFileRoute('/account/wachtwoord-wijzigen')({
  beforeLoad: guardedBy('members'),
  loader: blockPageLoader('changePassword', operation, ['Page'], withViewer),
  component: () => <ChangePasswordView {...Route.useLoaderData()} />,
});
