import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';
import styles from './StaticPart.module.css';

/** HTML of the parts that the server rendered into the first page, by their data. */
const sent = new WeakMap<object, string>();

const sentHtml = createIsomorphicFn()
  .server((_left: object | undefined, _elementId: string): string | undefined => undefined)
  .client((left: object | undefined, elementId: string): string | undefined => {
    if (!left) return undefined;
    const html = sent.get(left) ?? document.getElementById(elementId)?.innerHTML ?? '';
    sent.set(left, html);
    return html;
  });

type StaticPartProps = {
  /** Suffix of the element's id; unique within the page. */
  id: string | number;
  /** Data that mark the part as already rendered by the server; undefined for a regular view. */
  left: object | undefined;
  children: ReactNode;
};

/**
 * Renders a static part of a page. On the first page of a visit, the server's HTML is reused, so the browser needs neither its
 * code nor its data. On pages that the browser renders, it is a regular view.
 */
export function StaticPart({ id, left, children }: StaticPartProps) {
  const elementId = `static-${id}`;
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering of this part, read from the page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
