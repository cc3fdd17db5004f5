import { createFileRoute } from '@tanstack/react-router';
import { pageNotFound } from '../platform/routing/page-failure.ts';

export const Route = createFileRoute('/$')({
  loader: async ({ context }) => {
    throw await pageNotFound(context);
  },
});
