import sanitise, { type IFrame, type IOptions } from 'sanitize-html';

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

/** An embed may come only from a host that an administrator has allowed; a picture only from our own media. */
const isForeign = (allowedHosts: readonly string[]) => (frame: IFrame) => {
  if (frame.tag === 'iframe')
    return !frame.attribs.src || !allowedHosts.includes(new URL(frame.attribs.src, 'https://none.invalid').hostname);
  if (frame.tag === 'img') return !frame.attribs.src?.startsWith('/media/');
  return false;
};

/**
 * HTML of editors by an allow-list (SEC-02): no scripts, handlers, styles or vector graphics, links of the allowed schemes only
 * (BLK-19), embeds only from the given hosts (BLK-17). Applied on save and again on read; doing it twice changes nothing.
 */
export function sanitiseHtml(html: string, { allowedEmbedHosts = [] }: { allowedEmbedHosts?: readonly string[] } = {}): string {
  return sanitise(html, { ...rules, exclusiveFilter: isForeign(allowedEmbedHosts) });
}
