import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { TitleTextBlock } from '../../platform/generated/payload-types.ts';
import type { Texts } from './demo-content.ts';
import type { References } from './references.ts';

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
