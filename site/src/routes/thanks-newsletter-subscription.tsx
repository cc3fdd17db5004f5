import { createFileRoute } from '@tanstack/react-router';
import { ConfirmationNotice, NewsletterState } from '../newsletter/thanks/NewsletterState.tsx';
import { titledEntry } from '../newsletter/thanks/titled-entry.ts';
import { ContentPage } from '../pages/ContentPage.tsx';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { NewsletterThanksPage as operation } from '../platform/generated/operations.ts';

export const Route = createFileRoute('/thanks-newsletter-subscription')({
  loader: contentPageLoader('newsletterThanks', operation, async ({ entry, newsletterNeedsConfirmation }) => ({
    entry: titledEntry(entry),
    newsletterNeedsConfirmation,
  })),
  component: function ThanksPage() {
    const { entry, algemeen, newsletterNeedsConfirmation } = Route.useLoaderData();
    return (
      <NewsletterState sets={algemeen}>
        <ContentPage entry={entry}>{newsletterNeedsConfirmation && <ConfirmationNotice />}</ContentPage>
      </NewsletterState>
    );
  },
});
