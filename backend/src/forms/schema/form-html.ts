import { publicHtml } from '../../platform/html/sanitise-html.ts';

/** Returns the HTML of a form for visitors, without embeds (SEC-02); null if it is empty. */
export function formHtml(html: string | null | undefined): string | null {
  return (html && publicHtml(html, {})) || null;
}
