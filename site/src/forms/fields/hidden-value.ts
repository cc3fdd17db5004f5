import type { HiddenContent } from '../form-content.ts';

/** Returns the value of a hidden field that only the browser can determine; undefined for other values. */
export async function hiddenValue(option: HiddenContent['defaultOption']): Promise<string | undefined> {
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
