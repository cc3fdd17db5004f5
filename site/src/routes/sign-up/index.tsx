import { createFileRoute } from '@tanstack/react-router';
import { RegisterView } from '../../account/guest/RegisterView.tsx';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { contentPageLoader } from '../../pages/content-page-loader.ts';
import { RegisterPage as operation } from '../../platform/generated/operations.ts';
import { guardedBy } from '../../platform/routing/members.ts';

export const Route = createFileRoute('/sign-up/')({
  beforeLoad: guardedBy('guests'),
  loader: contentPageLoader('register', operation),
  component: function RegisterPage() {
    const { entry, algemeen } = Route.useLoaderData();
    return (
      <ContentPage entry={entry}>
        <RegisterView sets={algemeen} search={Route.useSearch()} />
      </ContentPage>
    );
  },
});
