import { createFileRoute } from '@tanstack/react-router';
import { ContentPage } from '../pages/ContentPage.tsx';
import { contentPageLoader } from '../pages/content-page-loader.ts';
import { ContentPage as operation } from '../platform/generated/operations.ts';

export const Route = createFileRoute('/thanks-newsletter-subscription')({
  loader: contentPageLoader('newsletterThanks', operation),
  component: () => <ContentPage {...Route.useLoaderData()} />,
});
