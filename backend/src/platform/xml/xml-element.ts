/** Text of an XML element, which is part of a document already. */
export type Xml = { readonly xml: string };

type Attributes = Readonly<Record<string, string>>;

/** Returns an element with other elements, or with a text, which is escaped. */
export function element(name: string, attributes: Attributes, content: string | readonly Xml[]): Xml {
  const listed = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapedXml(value)}"`);
  const inner = typeof content === 'string' ? escapedXml(content) : content.map(({ xml }) => xml).join('');
  return { xml: `<${name}${listed.join('')}>${inner}</${name}>` };
}

/** Returns an element as a document. */
export const xmlDocument = ({ xml }: Xml): string => `<?xml version="1.0" encoding="UTF-8"?>\n${xml}\n`;

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Escapes a text for elements and attributes. Characters that XML does not allow are left out. */
export const escapedXml = (text: string): string =>
  text
    .toWellFormed()
    // biome-ignore lint/suspicious/noControlCharactersInRegex: XML 1.0 has no place for them
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g, '')
    .replace(/[&<>"]/g, (sign) => signs[sign] ?? sign);
