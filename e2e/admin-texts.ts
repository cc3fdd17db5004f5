import type { Page } from '@playwright/test';

/** Texts of the admin, each with the place where it was found first. */
export type AdminTexts = Map<string, string>;

/** Parts of a page with content of the site, names or values, without words of the admin. */
const content = [
  'tbody td:not(.cell-_status, .cell-_select)',
  '.plantsoen-uses td:first-child',
  '.plantsoen-media-card :is(a, button), .plantsoen-media-tag, .plantsoen-same-content a',
  '.plantsoen-quotes option',
  '.plantsoen-quote-figures tbody th',
  'a[download]',
  '.rs__single-value',
  '.rs__multi-value',
  '.rs__menu .rs__option',
  '[contenteditable="true"]',
  '.row-label, .array-field__row-header',
  '.doc-header__title',
  '.file-details',
  '.file-meta',
  '.html-diff',
  '.react-datepicker__current-month',
  '.react-datepicker__day-names',
  '.react-datepicker select',
  'script, style, noscript, svg',
].join(',');

/**
 * Collects the texts, labels for screen readers, titles and placeholders of the page, including invisible ones. Content, numbers
 * and addresses are omitted.
 */
export async function collectTexts(page: Page, place: string, texts: AdminTexts): Promise<void> {
  const found = await page.evaluate((excluded) => {
    const collected: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node: Node | null = walker.currentNode; node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest(excluded)) continue;
      if (node instanceof Text) collected.push(node.data);
      else
        for (const name of ['aria-label', 'title', 'placeholder', 'aria-description', 'aria-roledescription', 'alt'])
          collected.push(element.getAttribute(name) ?? '');
    }
    return collected;
  }, content);
  for (const raw of found) {
    const text = raw.replace(/\s+/g, ' ').trim();
    const isWords = /\p{L}{2}/u.test(text) && !/^\S*[\d@/_.]\S*$/.test(text) && !/\d+ ?[kKM]B/.test(text);
    if (isWords && !texts.has(text)) texts.set(text, place);
  }
}
