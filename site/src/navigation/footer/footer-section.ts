/** Section of the footer: its heading, if it starts with one, and the rest. */
export type FooterSectionParts = { heading: string | undefined; html: string };

/** Splits the sanitized HTML of a footer section into its first heading, as escaped text, and the rest. */
export function footerSectionParts(html: string): FooterSectionParts {
  const [whole = '', , heading] = /^\s*<(h[2-6])[^>]*>([^<]*)<\/\1>/.exec(html) ?? [];
  return heading ? { heading, html: html.slice(whole.length) } : { heading: undefined, html };
}
