import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { createIsomorphicFn } from '@tanstack/react-start';
import type { PostedForm } from '../../forms/posted-form.ts';
import { type FragmentOf, read } from '../../platform/data/operation.ts';
import type { PageMetadataFragment } from '../../platform/generated/operations-types.ts';
import { renderRequest } from '../../platform/rendering/render-request.server.ts';
import { stateTitle } from '../newsletter-forms.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = { nl, en, de };

type Titled = FragmentOf<PageMetadataFragment> & { breadcrumbs: readonly { title: string; uri: string }[] };

/** Returns the entry of the thank-you page, on the server with the title of the posted form's result in head and breadcrumbs. */
export const titledEntry = createIsomorphicFn()
  .server(<Entry extends Titled>(entry: Entry): Entry => {
    const request = renderRequest();
    const posted = request?.posted as PostedForm | undefined;
    return request && posted ? entryCalled(entry, posted, request.context.address.locale) : entry;
  })
  .client(<Entry extends Titled>(entry: Entry): Entry => entry);

/** Returns the entry with the title of a posted form's result. In the page title, only the title of the entry is replaced. */
export function entryCalled<Entry extends Titled>(
  entry: Entry,
  posted: Pick<PostedForm, 'handle' | 'outcome'>,
  locale: LocaleCode,
): Entry {
  const key = stateTitle(posted);
  if (!key) return entry;
  const { title, seo } = read<PageMetadataFragment>(entry);
  const called = texts[locale][key];
  const inJson = (text: string) => JSON.stringify(text).slice(1, -1);
  const metaTitleContainer = seo.metaTitleContainer.replaceAll(inJson(title), () => inJson(called));
  const breadcrumbs = entry.breadcrumbs.map((crumb) => (crumb.title === title ? { ...crumb, title: called } : crumb));
  return { ...entry, title: called, seo: { ...seo, metaTitleContainer }, breadcrumbs };
}
