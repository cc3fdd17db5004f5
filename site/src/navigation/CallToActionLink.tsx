import { TextLink } from '../design/Link.tsx';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { CallToActionFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { callToActionAnchor } from './call-to-action.ts';

/** Renders a call to action as an underlined link (BLK-19); nothing if it is absent or has no target. */
export function CallToActionLink({ cta }: { cta: FragmentOf<CallToActionFragment> | null }) {
  const { localHref } = useSite();
  const anchor = cta && callToActionAnchor(read<CallToActionFragment>(cta), localHref);
  return anchor && <TextLink {...anchor} />;
}
