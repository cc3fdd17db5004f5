import { uriOfPath } from '@plantsoen/contract/paths.ts';
import { createFileRoute } from '@tanstack/react-router';
import { WhereIs } from '../platform/generated/operations.ts';
import { withoutPrefix } from '../platform/locale/site-address.ts';
import { failureWith, pageFailure } from '../platform/routing/page-failure.ts';
import { resolveMissingEntry } from '../platform/routing/page-loader.ts';

/** Paths without a page, which may have a redirect of editors. */
export const Route = createFileRoute('/$')({
  loader: async ({ context, location: { publicHref } }) => {
    if (context.failure) throw await failureWith(context.failure, context);
    const path = withoutPrefix(decodeURI(publicHref.split('?')[0] ?? ''), context.address) ?? '/';
    const answer = context.query(WhereIs, { uri: uriOfPath(path), siteId: context.siteId });
    throw await answer
      .then(({ entry }) => resolveMissingEntry(entry, context, publicHref))
      .catch((error) => pageFailure(error, context));
  },
});
