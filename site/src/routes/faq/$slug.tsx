import { createFileRoute } from '@tanstack/react-router';
import { FaqQuestionPage } from '../../faq/FaqQuestionPage.tsx';
import { FaqQuestionPage as operation } from '../../platform/generated/operations.ts';
import { pageLoader } from '../../platform/routing/page-loader.ts';

export const Route = createFileRoute('/faq/$slug')({
  loader: pageLoader('faqQuestion', operation, ['FaqQuestion']),
  component: () => <FaqQuestionPage {...Route.useLoaderData()} />,
});
