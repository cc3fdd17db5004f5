import { createIsomorphicFn } from '@tanstack/react-start';
import type { ReactNode } from 'react';

/** What stood in each part when the page came. */
const rendered = new Map<string, string>();

const renderedPart = createIsomorphicFn()
  .server((_id: string): string | undefined => undefined)
  .client((id: string): string | undefined => {
    const html = rendered.get(id) ?? document.getElementById(id)?.innerHTML ?? '';
    rendered.set(id, html);
    return html;
  });

/**
 * A part of the page that stays as the server has rendered it: the browser gets neither its code nor its data. What it shows is given as
 * `createIsomorphicFn().server(…)`, and its style sheets are imported where it stands. Plain links in it work as everywhere.
 */
export function ServerPart({ id, children }: { id: string; children: ReactNode }) {
  const html = renderedPart(id);
  if (html === undefined) return <div id={id}>{children}</div>;
  return (
    <div
      id={id}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own rendering of this part, as it stands in the page
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
