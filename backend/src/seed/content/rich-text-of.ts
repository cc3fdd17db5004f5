import type { Faq } from '../../platform/generated/payload-types.ts';
import { htmlToLexical } from '../../platform/rich-text/html-to-lexical.ts';
import type { References } from './references.ts';

/** A rich text in one language as the content model stores it. */
export type StoredText = Faq['answer'];

/** Returns a rich text of the demo content as the editor stores it, with resolved references. */
export function richTextOf(html: string, references: References): StoredText {
  const resolve = (href: string) => (/^(https?|mailto|tel):/.test(href) ? { url: href } : references.linkTarget(href));
  return htmlToLexical(html, resolve) as unknown as StoredText;
}
