import { createFileRoute } from '@tanstack/react-router';
import { NewsletterState } from '../newsletter/thanks/NewsletterState.tsx';
import { titledEntry } from '../newsletter/thanks/titled-entry.ts';
import { ContentPage } from '../pages/ContentPage.tsx';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { NewsletterThanksPage as operation } from '../platform/generated/operations.ts';

export const Route = createFileRoute('/thanks-newsletter-subscription')({
  loader: contentPageLoader('newsletterThanks', operation, async ({ entry }) => ({ entry: titledEntry(entry) })),
  component: function ThanksPage() {
    const { entry, algemeen } = Route.useLoaderData();
    return (
      <NewsletterState sets={algemeen}>
        <ContentPage entry={entry} />
      </NewsletterState>
    );
  },
});
