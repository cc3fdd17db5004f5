import { Parser } from 'htmlparser2';
import { publicHtml } from '../platform/html/sanitise-html.ts';

/** HTML of a form as visitors get it (SEC-02): forms embed nothing. Null where there is none. */
export function formHtml(html: string | null | undefined): string | null {
  return (html && publicHtml(html, {})) || null;
}

/** The words of a harmless HTML. */
export function plainText(html: string): string {
  const texts: string[] = [];
  const parser = new Parser({
    ontext: (text) => texts.push(text),
    onclosetag: (name) => /^(?:p|li|div|h\d|br|td)$/.test(name) && texts.push(' '),
  });
  parser.end(html);
  return texts.join('').replace(/\s+/g, ' ').trim();
}
