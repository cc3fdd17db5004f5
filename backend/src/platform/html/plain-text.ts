import { Parser } from 'htmlparser2';

/** Returns the text of sanitised HTML. */
export function plainText(html: string): string {
  const texts: string[] = [];
  const parser = new Parser({
    ontext: (text) => texts.push(text),
    onclosetag: (name) => /^(?:p|li|div|h\d|br|td)$/.test(name) && texts.push(' '),
  });
  parser.end(html);
  return texts.join('').replace(/\s+/g, ' ').trim();
}
