import { Parser } from 'htmlparser2';
import sanitise, { type Attributes, type IFrame, type IOptions } from 'sanitize-html';

const inline = [
  'a',
  'abbr',
  'b',
  'br',
  'cite',
  'code',
  'em',
  'i',
  'mark',
  'q',
  's',
  'small',
  'span',
  'strong',
  'sub',
  'sup',
  'u',
];
const flow = [
  'blockquote',
  'dd',
  'div',
  'dl',
  'dt',
  'figcaption',
  'figure',
  'h2',
  'h3',
  'h4',
  'h5',
  'hr',
  'li',
  'ol',
  'p',
  'pre',
  'ul',
];
const table = ['caption', 'col', 'colgroup', 'table', 'tbody', 'td', 'tfoot', 'th', 'thead', 'tr'];

const rules: IOptions = {
  allowedTags: [...inline, ...flow, ...table, 'img', 'iframe'],
  allowedAttributes: {
    '*': ['lang', 'dir'],
    a: ['href', 'target', 'rel', 'title', 'aria-label'],
    abbr: ['title'],
    col: ['span'],
    colgroup: ['span'],
    iframe: ['src', 'title', 'width', 'height', 'allowfullscreen'],
    img: ['src', 'alt', 'width', 'height'],
    ol: ['start', 'reversed'],
    td: ['colspan', 'rowspan', 'headers'],
    th: ['colspan', 'rowspan', 'headers', 'scope', 'abbr'],
  },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowedSchemesByTag: { iframe: ['https'], img: [] },
  allowProtocolRelative: false,
  nonTextTags: ['script', 'style', 'textarea', 'option', 'noscript', 'svg', 'math', 'template', 'object'],
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.target ? { ...attribs, target: '_blank', rel: 'noopener noreferrer' } : withoutRel(attribs),
    }),
    b: 'strong',
    i: 'em',
  },
};

function withoutRel({ rel: _, ...attribs }: Record<string, string>): Record<string, string> {
  return attribs;
}

/** Returns a filter for embeds from hosts that an administrator has not allowed, and pictures outside our own media. */
const isForeign = (allowedHosts: readonly string[]) => (frame: IFrame) => {
  if (frame.tag === 'iframe')
    return !frame.attribs.src || !allowedHosts.includes(new URL(frame.attribs.src, 'https://none.invalid').hostname);
  if (frame.tag === 'img') return !frame.attribs.src?.startsWith('/media/');
  return false;
};

type Embeds = { allowedEmbedHosts?: readonly string[] };

/**
 * Sanitises HTML of editors by an allow-list (SEC-02): no scripts, handlers, styles or vector graphics, links with allowed schemes only
 * (BLK-19), embeds only from the given hosts (BLK-17). Runs on save and again on read, and is idempotent.
 */
export function sanitiseHtml(html: string, { allowedEmbedHosts = [] }: Embeds = {}): string {
  return sanitise(html, { ...rules, exclusiveFilter: isForeign(allowedEmbedHosts) });
}

/**
 * Returns HTML for visitors: sanitised, with each embed replaced by a link. Its attribute `data-embed`, which editors cannot set, is the
 * address of the frame to show after consent (BLK-17).
 */
export function publicHtml(html: string, embeds: Embeds): string {
  return sanitise(sanitiseHtml(html, embeds), linkedEmbeds);
}

const linkedEmbeds: IOptions = {
  ...rules,
  allowedAttributes: {
    ...rules.allowedAttributes,
    a: ['href', 'target', 'rel', 'title', 'aria-label', 'data-embed', 'data-width', 'data-height'],
  },
  transformTags: { iframe: (_, attribs) => ({ tagName: 'a', attribs: embedLink(attribs), text: embedName(attribs) }) },
};

function embedLink({ src = '', width, height }: Attributes): Attributes {
  const isSized = isLength(width) && isLength(height);
  return {
    href: src,
    target: '_blank',
    rel: 'noopener noreferrer',
    'data-embed': src,
    ...(isSized && { 'data-width': width, 'data-height': height }),
  };
}

const isLength = (size: string | undefined): size is string => /^[1-9]\d{0,3}$/.test(size ?? '');

function embedName({ src = '', title }: Attributes): string {
  return title || new URL(src).hostname;
}

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
