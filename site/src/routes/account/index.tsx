import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { contentPageLoader } from '../../pages/content-page-loader.ts';
import { ContentPage as operation } from '../../platform/generated/operations.ts';
import { membersOnly } from '../../platform/routing/members.ts';

export const Route = createFileRoute('/account/')({
  beforeLoad: membersOnly(),
  loader: contentPageLoader('account', operation),
  component: () => <ContentPage {...Route.useLoaderData()} />,
});
