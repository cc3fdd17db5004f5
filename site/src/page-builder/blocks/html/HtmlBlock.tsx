import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { HtmlBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { framedHtml } from './framed-html.ts';
import styles from './HtmlBlock.module.css';

type HtmlBlockProps = { block: FragmentOf<HtmlBlockFragment>; ref?: React.Ref<HTMLDivElement> };

/** Renders HTML of editors, which the backend has sanitised. Embeds in it are links (BLK-17). */
export function HtmlBlock({ block, ref }: HtmlBlockProps) {
  const { id, html } = read<HtmlBlockFragment>(block);
  const { localHtml } = useSite();
  const t = useMessages('page-builder');
  const { table = '', scroller = '', embed = '' } = styles;
  const frames = { id: `block-${id}`, table: t('table'), classNames: { table, scroller, embed } };
  if (html.trim() === '') return null;
  return (
    <div
      className={styles.html}
      ref={ref}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitises HTML of the contract on save and on read
      dangerouslySetInnerHTML={{ __html: framedHtml(localHtml(html), frames) }}
    />
  );
}
