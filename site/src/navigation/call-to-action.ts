import type { CallToActionFragment } from '../platform/generated/operations-types.ts';
import { callToActionHref } from './link-href.ts';

/** Attributes of the anchor of a call to action. */
export type CallToActionAnchor = {
  href: string;
  children: string;
  'aria-label': string | undefined;
  target: '_blank' | undefined;
  rel: 'noopener' | undefined;
};

type CallToAction = Pick<CallToActionFragment, 'text' | 'ariaLabel' | 'url' | 'element'>;

/**
 * Returns the anchor of a call to action (BLK-19). Links to other sites open in a new tab. Returns undefined if it has no target.
 */
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
