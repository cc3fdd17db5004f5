import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';

/** Server-rendered HTML of each part. */
const rendered = new Map<string, string>();

const renderedPart = createIsomorphicFn()
  .server((_id: string): string | undefined => undefined)
  .client((id: string): string | undefined => {
    const html = rendered.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
    rendered.set(id, html);
    return html;
  });

/**
 * Renders a static part of the page: the browser gets neither its code nor its data. Its content is passed as
 * `createIsomorphicFn().server(…)`, and its style sheets are imported by the parent. Plain links in it work as everywhere.
 */
export function ServerPart({ id, children }: { id: string; children: ReactNode }) {
  const html = renderedPart(id);
  if (html === undefined) return <div id={id}>{children}</div>;
  return (
    <div
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the HTML of this part as rendered by the server
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
