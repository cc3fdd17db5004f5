import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { contentPageLoader } from '../../pages/content-page-loader.ts';
import { ContentPage as operation } from '../../platform/generated/operations.ts';
import { guestsOnly } from '../../platform/routing/members.ts';

export const Route = createFileRoute('/log-in/')({
  beforeLoad: guestsOnly,
  loader: contentPageLoader('login', operation),
  component: () => <ContentPage {...Route.useLoaderData()} />,
});
