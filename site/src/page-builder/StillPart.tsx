import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import styles from './StillPart.module.css';

/** The HTML of parts that stood in the page when it came, by their data. */
const sent = new WeakMap<object, string>();

const sentHtml = createIsomorphicFn()
  .server((_left: object | undefined, _elementId: string): string | undefined => undefined)
  .client((left: object | undefined, elementId: string): string | undefined => {
    if (!left) return undefined;
    const html = sent.get(left) ?? document.getElementById(elementId)?.innerHTML ?? '';
    sent.set(left, html);
    return html;
  });

type StillPartProps = {
  /** Of its element; of no other in the page. */
  id: string | number;
  /** The data that say that the part was left in the page; undefined where it is a view as any other. */
  left: object | undefined;
  children: ReactNode;
};

/**
 * A part of a page that is only read. On the first page of a visit it stays as the server rendered it: neither its code nor its data come to the
 * browser. On the pages that the browser makes itself it is a view as any other.
 */
export function StillPart({ id, left, children }: StillPartProps) {
  const elementId = `still-${id}`;
  const html = sentHtml(left, elementId);
  if (html === undefined) {
    return (
      <div className={styles.still} id={elementId}>
        {children}
      </div>
    );
  }
  return (
    <div
      className={styles.still}
      id={elementId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering of this part, as it stands in the page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
