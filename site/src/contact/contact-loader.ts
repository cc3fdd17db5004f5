import { contentPageLoader } from '../pages/content-page-loader.ts';
import { read } from '../platform/data/operation.ts';
import { AdviserFinder, ContactPage as operation } from '../platform/generated/operations.ts';
import type { AdviserFinderAnswerFragment } from '../platform/generated/operations-types.ts';
import type { SearchTexts } from '../platform/query-string.ts';
import { type AdviserResult, placeOfQuery } from '../team/adviser-place.ts';

type ContactArguments = Parameters<ReturnType<typeof contentPageLoader>>[0] & { deps: SearchTexts };

/** Loads the contact page with the adviser for the country and postcode of its address (CON-08). Without them it stays usable. */
export function contactLoader(args: ContactArguments) {
  const { context, deps, abortController } = args;
  const { siteId, address } = context;
  const place = placeOfQuery(deps, address.locale);
  const isAsked = deps.country !== undefined || deps.postcode !== undefined;
  const answer = context.query(AdviserFinder, { siteId, ...place }, abortController.signal).then(
    ({ adviser }) => read<AdviserFinderAnswerFragment>(adviser),
    (thrown) => {
      if (!abortController.signal.aborted) context.report(thrown);
      return undefined;
    },
  );
  const load = contentPageLoader('contact', operation, async () => {
    const found: AdviserResult = { place, isAsked, answer: await answer };
    return { found };
  });
  return load(args);
}
