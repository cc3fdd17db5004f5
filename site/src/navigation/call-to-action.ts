import type { CallToActionFragment } from '../platform/generated/operations-types.ts';
import { callToActionHref } from './link-href.ts';

/** What an anchor for a call-to-action takes. */
export type CallToActionAnchor = {
  href: string;
  children: string;
  'aria-label': string | undefined;
  target: '_blank' | undefined;
  rel: 'noopener' | undefined;
};

type CallToAction = Pick<CallToActionFragment, 'text' | 'ariaLabel' | 'url' | 'element'>;

/** The anchor of a call-to-action (BLK-19): another site opens in a tab of its own. Undefined where it leads nowhere. */
export function callToActionAnchor(cta: CallToAction, localHref: (uri: string) => string): CallToActionAnchor | undefined {
  const href = callToActionHref(cta, localHref);
  if (href === undefined) return undefined;
  const isElsewhere = /^https?:/i.test(href);
  return {
    href,
    children: cta.text,
    'aria-label': cta.ariaLabel ?? undefined,
    target: isElsewhere ? '_blank' : undefined,
    rel: isElsewhere ? 'noopener' : undefined,
  };
}
