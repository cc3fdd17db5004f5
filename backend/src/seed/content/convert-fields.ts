import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { Faq, TitleTextBlock } from '../../platform/generated/payload-types.ts';
import { htmlToLexical } from '../../platform/rich-text/html-to-lexical.ts';
import type { Texts } from './demo-content.ts';
import type { DemoMaterialShare } from './demo-product.ts';
import type { FactOfProduct } from './import-facts.ts';
import type { References } from './references.ts';

/** A rich text in one language as the content model stores it. */
type StoredText = Faq['answer'];

/** Returns a rich text of the demo content as the editor stores it, with resolved references. */
export function richTextOf(html: string, references: References): StoredText {
  const resolve = (href: string) => (/^(https?|mailto|tel):/.test(href) ? { url: href } : references.linkTarget(href));
  return htmlToLexical(html, resolve) as unknown as StoredText;
}

export type DemoCallToAction = { type: 'entry' | 'home' | 'url'; url: string; customText: Texts };

type CallToAction = NonNullable<TitleTextBlock['cta']>;

/** Returns a call to action of the demo content in one language. */
export function callToActionIn(locale: LocaleCode, cta: DemoCallToAction, references: References): CallToAction {
  const customText = cta.customText[locale];
  if (cta.type === 'url') return { type: 'url', url: cta.url, customText };
  if (cta.url === 'page:home') return { type: 'home', customText };
  const { relationTo, id } = references.linkTarget(cta.url);
  return { type: 'entry', entry: { relationTo, value: id } as CallToAction['entry'], customText };
}

/** Returns materials as rows of a product or a variant. */
export function materialRows(shares: readonly DemoMaterialShare[], references: References) {
  return shares.map(({ id, kg }) => ({ material: references.id(`material:${id}`), shareKg: kg }));
}

/** Returns facts as rows of a product or a variant. */
export function factRows(facts: readonly FactOfProduct[], references: References) {
  return facts.map(({ key, ...value }) => ({ fact: references.id(`fact:${key}`), ...value }));
}
