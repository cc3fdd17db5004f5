import { createFileRoute } from '@tanstack/react-router';
import { failureWith } from '../platform/routing/page-failure.ts';

export const Route = createFileRoute('/503')({
  loader: async ({ context }) => {
    throw await failureWith(503, context);
  },
});
