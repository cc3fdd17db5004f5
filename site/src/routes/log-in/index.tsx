import { createFileRoute } from '@tanstack/react-router';
import { LogInView } from '../../account/guest/LogInView.tsx';
import { ContentPage } from '../../pages/ContentPage.tsx';
import { contentPageLoader } from '../../pages/content-page-loader.ts';
import { LogInPage as operation } from '../../platform/generated/operations.ts';
import { guardedBy } from '../../platform/routing/members.ts';

export const Route = createFileRoute('/log-in/')({
  beforeLoad: guardedBy('guests'),
  loader: contentPageLoader('login', operation),
  component: function LogInPage() {
    const { entry, algemeen } = Route.useLoaderData();
    return (
      <ContentPage entry={entry}>
        <LogInView sets={algemeen} search={Route.useSearch()} />
      </ContentPage>
    );
  },
});
