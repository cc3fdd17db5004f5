import { createFileRoute } from '@tanstack/react-router';
import { failureWith, pageNotFound } from '../platform/routing/page-failure.ts';

export const Route = createFileRoute('/$')({
  loader: async ({ context }) => {
    throw context.failure ? await failureWith(context.failure, context) : await pageNotFound(context);
  },
});
