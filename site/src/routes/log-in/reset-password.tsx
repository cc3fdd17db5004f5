import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordView } from '../../account/guest/PasswordViews.tsx';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { contentPageLoader } from '../../pages/content-page-loader.ts';
import { ContentPage as operation } from '../../platform/generated/operations.ts';

export const Route = createFileRoute('/log-in/reset-password')({
  loader: contentPageLoader('resetPassword', operation),
  component: () => (
    <ContentPage {...Route.useLoaderData()}>
      <ResetPasswordView />
    </ContentPage>
  ),
});
