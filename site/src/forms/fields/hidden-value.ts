import type { HiddenContent } from '../form-content.ts';

/** What the browser alone knows of a hidden field's value. */
export async function hiddenValue(option: HiddenContent['defaultOption']): Promise<string | undefined> {
  switch (option) {
    case 'currentUrl':
      return location.href.split('#')[0];
    case 'referrer':
      return document.referrer;
    case 'date':
      return new Date().toISOString().slice(0, 10);
    case 'quotationList':
      return quotationListInWords();
    default:
      return undefined;
  }
}

/** A line for each product of the quotation list: '4 x Meent park bench, BM-1010-01, RAL 7016'. */
async function quotationListInWords(): Promise<string> {
  const [{ readLines }, { storedText }] = await Promise.all([
    import('../../quotation/stored-lines.ts'),
    import('../../quotation/quotation-storage.ts'),
  ]);
  return readLines(storedText())
    .map(({ amount, title, variant, colour, mounting, remark }) =>
      [`${amount ?? 1} x ${title}`, variant, colour, mounting, remark].filter(Boolean).join(', '),
    )
    .join('\n');
}
