import { createFileRoute } from '@tanstack/react-router';
import { ActivateView } from '../../account/guest/ActivateView.tsx';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { contentPageLoader } from '../../pages/content-page-loader.ts';
import { ContentPage as operation } from '../../platform/generated/operations.ts';

export const Route = createFileRoute('/sign-up/activate')({
  loader: contentPageLoader('activate', operation),
  component: () => (
    <ContentPage {...Route.useLoaderData()}>
      <ActivateView />
    </ContentPage>
  ),
});
