import { createIsomorphicFn } from '@tanstack/react-start';
import { isLeftInPage } from './left-in-page.ts';
import styles from './StillBlock.module.css';
import type { StillBlockData } from './still-kinds.ts';
import { stillView } from './still-view.tsx';

/** The HTML of blocks that stood in the page when it came, by their data. */
const sent = new WeakMap<StillBlockData, string>();

const sentHtml = createIsomorphicFn()
  .server((_block: StillBlockData): string | undefined => undefined)
  .client((block: StillBlockData): string | undefined => {
    if (!isLeftInPage(block)) return undefined;
    const html = sent.get(block) ?? document.getElementById(elementId(block))?.innerHTML ?? '';
    sent.set(block, html);
    return html;
  });

const elementId = ({ id }: StillBlockData) => `still-${id}`;

/**
 * A block that is only read. On the first page of a visit it stays as the server rendered it: neither its code nor its data come to the
 * browser. On the pages that the browser makes itself it is a view as any other.
 */
export function StillBlock({ block, belowScene }: { block: StillBlockData; belowScene: boolean }) {
  const html = sentHtml(block);
  if (html === undefined) {
    return (
      <div className={styles.still} id={elementId(block)}>
        {stillView(block, belowScene)}
      </div>
    );
  }
  return (
    <div
      className={styles.still}
      id={elementId(block)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering of this block, as it stands in the page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
