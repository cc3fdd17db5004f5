import { asText } from '@plantsoen/form-rules/field-values.ts';
import { useEffect, useRef } from 'react';
import { canonicalUrl } from '../../metadata/containers.ts';
import { read } from '../../platform/data/operation.ts';
import type { PageMetadataFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useCurrentEntry } from '../../platform/routing/current-entry.ts';
import type { HiddenContent } from '../form-content.ts';
import { useInitial } from './field-frame.ts';

/**
 * Renders a hidden input: a fixed text, or data of the page and the browser (FRM-03). The browser adds the values that only it
 * has.
 */
export function Hidden({ field }: { field: HiddenContent }) {
  const { handle, defaultOption } = field;
  const entry = useCurrentEntry();
  const { locale } = useSite();
  const page = entry && read<PageMetadataFragment>(entry);
  const initial = asText(useInitial(handle));
  const known = { custom: initial, entryTitle: page?.title ?? '', currentUrl: (page && canonicalUrl(page)) ?? '', locale };
  const value = defaultOption in known ? known[defaultOption as keyof typeof known] : initial;
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    void hiddenValue(defaultOption).then((text) => {
      if (ref.current && text !== undefined) ref.current.value = text;
    });
  }, [defaultOption]);
  return <input ref={ref} type="hidden" name={handle} defaultValue={value} suppressHydrationWarning />;
}

/** Returns the value of a hidden field that only the browser can determine; undefined for other values. */
async function hiddenValue(option: HiddenContent['defaultOption']): Promise<string | undefined> {
  switch (option) {
    case 'currentUrl':
      return location.href.split('#')[0];
    case 'referrer':
      return document.referrer;
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'quotationList':
      return (await import('./list-in-words.ts')).listInWords();
    default:
      return undefined;
  }
}
