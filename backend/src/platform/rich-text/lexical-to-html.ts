import {
  convertLexicalToHTML,
  HeadingHTMLConverter,
  type HTMLConverters,
  LinebreakHTMLConverter,
  ParagraphHTMLConverter,
  TextHTMLConverter,
} from '@payloadcms/richtext-lexical/html';
import { sanitiseHtml } from '../html/sanitise-html.ts';
import { type LinkNode, type LinkTarget, linkTarget, type RichText } from './rich-text.ts';

/** Returns the address of a link to an entry; undefined if the entry is not published. */
type LinkHref = (target: LinkTarget) => string | undefined;

/** Converts a text to sanitised HTML. A link without a target becomes plain text. */
export function lexicalToHtml(text: RichText | null | undefined, { linkHref }: { linkHref: LinkHref }): string {
  if (!text) return '';
  const html = convertLexicalToHTML({ data: text, converters: convertersFor(linkHref), disableContainer: true });
  return keepMeasuresTogether(sanitiseHtml(html));
}

/** Converters for the formatting of the editor (`payload/rich-text/editor.ts`); anything else is left out. */
const convertersFor = (linkHref: LinkHref): HTMLConverters => ({
  ...ParagraphHTMLConverter,
  ...HeadingHTMLConverter,
  ...TextHTMLConverter,
  ...LinebreakHTMLConverter,
  list: ({ node, nodesToHTML }) => {
    const tag = node.listType === 'number' ? 'ol' : 'ul';
    return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
  },
  listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
  link: ({ node, nodesToHTML }) => {
    const link = node as LinkNode;
    const content = nodesToHTML({ nodes: link.children }).join('');
    const target = linkTarget(link);
    const href = link.fields.linkType === 'custom' ? link.fields.url : target && linkHref(target);
    if (!href) return content;
    const newTab = link.fields.newTab ? ' target="_blank" rel="noopener noreferrer"' : '';
    return `<a href="${escapeAttribute(href)}"${newTab}>${content}</a>`;
  },
  unknown: () => '',
});

const escapeAttribute = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const units = 'mm|cm|dm|m|m²|m³|km|kg|g|ton|tonnes?|Nm|kN|kW|kWh|µm|°C|%|kB|MB|procent|percent|Prozent';

const numberBeforeUnit = new RegExp(`(\\d) (?=(?:${units})(?![\\p{L}\\d]))`, 'gu');
const signBeforeNumber = /(€|©|RAL|DB|EN|ISO|DIN|NEN) (?=\d)/g;

/** Joins a number with its unit or sign by a non-breaking space: `480 mm`, `€ 12`, `RAL 7016`. */
export function keepMeasuresTogether(text: string): string {
  return text.replace(numberBeforeUnit, '$1\u00a0').replace(signBeforeNumber, '$1\u00a0');
}
