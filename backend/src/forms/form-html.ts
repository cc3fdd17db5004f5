import { publicHtml } from '../platform/html/sanitise-html.ts';

/** HTML of a form as visitors get it (SEC-02): forms embed nothing. Null where there is none. */
export function formHtml(html: string | null | undefined): string | null {
  return (html && publicHtml(html, {})) || null;
}
