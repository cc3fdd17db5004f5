import { createFileRoute } from '@tanstack/react-router';
import { ContactDetails } from '../contact/ContactDetails.tsx';
import { contactActions } from '../contact/contact-actions.tsx';
import { OfficePlace } from '../contact/OfficePlace.tsx';
import { ContentPage } from '../pages/ContentPage.tsx';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { read } from '../platform/data/operation.ts';
import { ContactPage as operation } from '../platform/generated/operations.ts';
import type { ContactActionsFragment } from '../platform/generated/operations-types.ts';

export const Route = createFileRoute('/contact')({
  loader: contentPageLoader('contact', operation),
  component: function ContactPage() {
    const { entry, algemeen } = Route.useLoaderData();
    return (
      <>
        <ContentPage entry={entry} actions={contactActions(read<ContactActionsFragment>(algemeen))} compactHero />
        <ContactDetails sets={algemeen} />
        <OfficePlace sets={algemeen} />
      </>
    );
  },
});
