import { createFileRoute } from '@tanstack/react-router';
import { ContactDetails } from '../contact/ContactDetails.tsx';
import { contactActions } from '../contact/contact-actions.tsx';
import { contactLoader } from '../contact/contact-loader.ts';
import { OfficePlace } from '../contact/OfficePlace.tsx';
import { ContentPage } from '../pages/ContentPage.tsx';
import { read } from '../platform/data/operation.ts';
import type { ContactActionsFragment } from '../platform/generated/operations-types.ts';
import type { SearchTexts } from '../platform/query-string.ts';
import { AdviserFinder } from '../team/AdviserFinder.tsx';

export const Route = createFileRoute('/contact')({
  loaderDeps: ({ search }): SearchTexts => search,
  loader: contactLoader,
  component: function ContactPage() {
    const { entry, algemeen, found } = Route.useLoaderData();
    const general = read<ContactActionsFragment>(algemeen);
    return (
      <>
        <ContentPage entry={entry} actions={contactActions(general)} compactHero>
          <AdviserFinder key={JSON.stringify(found.place)} found={found} phone={general.globals.globalData.phoneNumber} />
        </ContentPage>
        <ContactDetails sets={algemeen} />
        <OfficePlace sets={algemeen} />
      </>
    );
  },
});
