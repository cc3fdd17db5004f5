import { createFileRoute } from '@tanstack/react-router';
import { ForgotPasswordView } from '../../account/guest/PasswordViews.tsx';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { contentPageLoader } from '../../pages/content-page-loader.ts';
import { ContentPage as operation } from '../../platform/generated/operations.ts';

export const Route = createFileRoute('/log-in/forgot-password')({
  loader: contentPageLoader('forgotPassword', operation),
  component: () => (
    <ContentPage {...Route.useLoaderData()}>
      <ForgotPasswordView />
    </ContentPage>
  ),
});
