import { useEffect, useRef } from 'react';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { HtmlBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { HtmlBlock } from './HtmlBlock.tsx';
import { offerEmbeds } from './offer-embeds.ts';

/** Renders HTML whose embeds are shown after the visitor consents (BLK-17). */
export function EmbeddingHtmlBlock({ block }: { block: FragmentOf<HtmlBlockFragment> }) {
  const { html } = read<HtmlBlockFragment>(block);
  const ref = useRef<HTMLDivElement>(null);
  const t = useMessages('page-builder');
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other HTML has other embeds; the texts never change on a page
  useEffect(() => {
    if (ref.current) return offerEmbeds(ref.current, { show: t('showEmbed'), notice: (host) => t('embedNotice', { host }) });
  }, [html]);
  return <HtmlBlock block={block} ref={ref} />;
}
