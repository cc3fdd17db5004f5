import { randomBytes } from 'node:crypto';
import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import { type ChildNode, type Element, isTag, isText } from 'domhandler';
import { parseDocument } from 'htmlparser2';
import type { LinkNode, LinkTarget, RichText } from './rich-text.ts';

/** Returns the target of a reference in a text: an entry or an external address. */
export type ResolveLink = (href: string) => LinkTarget | { url: string };

const formats = { strong: 1, em: 2 } as const;
const block = { direction: 'ltr', format: '', indent: 0, version: 1 } as const;

/**
 * Converts HTML of p, h3, h4, ul, ol, li, strong, em, br and a to the editor's format. Throws for any other tag, so that no imported
 * content is lost silently.
 */
export function htmlToLexical(html: string, resolveLink: ResolveLink): RichText {
  const children = elementsIn(parseDocument(html).children).map((element) => blockOf(element, resolveLink));
  return { root: { ...block, type: 'root', children } };
}

function blockOf(element: Element, resolveLink: ResolveLink): SerializedLexicalNode {
  const inline = () => inlineOf(element.children, 0, resolveLink);
  switch (element.name) {
    case 'p':
      return { ...block, type: 'paragraph', textFormat: 0, textStyle: '', children: inline() } as SerializedLexicalNode;
    case 'h3':
    case 'h4':
      return { ...block, type: 'heading', tag: element.name, children: inline() } as SerializedLexicalNode;
    case 'ul':
    case 'ol':
      return listOf(element, resolveLink);
    default:
      throw new Error(`a text has <${element.name}> where a paragraph, heading or list belongs`);
  }
}

function listOf(list: Element, resolveLink: ResolveLink): SerializedLexicalNode {
  const items = elementsIn(list.children).map((item, index) => {
    if (item.name !== 'li') throw new Error(`a list has <${item.name}> where <li> belongs`);
    return { ...block, type: 'listitem', value: index + 1, children: inlineOf(item.children, 0, resolveLink) };
  });
  const listType = list.name === 'ol' ? 'number' : 'bullet';
  return { ...block, type: 'list', tag: list.name, listType, start: 1, children: items } as SerializedLexicalNode;
}

function inlineOf(nodes: ChildNode[], format: number, resolveLink: ResolveLink): SerializedLexicalNode[] {
  return nodes.flatMap((node): SerializedLexicalNode[] => {
    if (isText(node)) return [textOf(node.data, format)];
    if (!isTag(node)) return [];
    switch (node.name) {
      case 'strong':
      case 'em':
        return inlineOf(node.children, format | formats[node.name], resolveLink);
      case 'br':
        return [{ type: 'linebreak', version: 1 }];
      case 'a':
        return [linkOf(node, inlineOf(node.children, format, resolveLink), resolveLink)];
      default:
        throw new Error(`a text has <${node.name}> within a line`);
    }
  });
}

function textOf(text: string, format: number): SerializedLexicalNode {
  return { type: 'text', version: 1, text, format, mode: 'normal', style: '', detail: 0 } as SerializedLexicalNode;
}

function linkOf(anchor: Element, children: SerializedLexicalNode[], resolveLink: ResolveLink): SerializedLexicalNode {
  const found = resolveLink(anchor.attribs.href ?? '');
  const fields: LinkNode['fields'] =
    'url' in found
      ? { linkType: 'custom', newTab: false, url: found.url }
      : { linkType: 'internal', newTab: false, doc: { relationTo: found.relationTo, value: found.id } };
  const id = randomBytes(12).toString('hex');
  return { ...block, type: 'link', version: 3, id, fields, children } as SerializedLexicalNode;
}

/** Returns the elements among nodes. Throws for text between blocks, except white space. */
function elementsIn(nodes: ChildNode[]): Element[] {
  return nodes.filter((node) => {
    if (isText(node) && node.data.trim() !== '') throw new Error(`a text has words outside its paragraphs: ${node.data.trim()}`);
    return isTag(node);
  }) as Element[];
}
