import { createFileRoute } from '@tanstack/react-router';
import { blockPageLoader } from '../../page-builder/block-page-loader.ts';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { ContentPage as operation } from '../../platform/generated/operations.ts';
import { guestsOnly } from '../../platform/routing/members.ts';

export const Route = createFileRoute('/log-in/')({
  beforeLoad: guestsOnly,
  loader: blockPageLoader('login', operation, ['Page']),
  component: () => <ContentPage {...Route.useLoaderData()} />,
});
