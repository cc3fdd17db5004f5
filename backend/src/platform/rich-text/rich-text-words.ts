import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import type { RichText } from './rich-text.ts';

/** Words of a text, without formatting and link targets. */
export type TextWords = { headings: string[]; text: string };

type Node = SerializedLexicalNode & { text?: unknown; children?: unknown };

/** Returns the words of a rich text, with headings separate. */
export function richTextWords(text: RichText | null | undefined): TextWords {
  const headings: string[] = [];
  const paragraphs: string[] = [];
  visit(text?.root.children ?? [], headings, paragraphs);
  return { headings, text: paragraphs.join(' ') };
}

/** Collects the words of nodes. Lists are nested, so a node with direct text counts as a paragraph. */
function visit(nodes: readonly Node[], headings: string[], paragraphs: string[]): void {
  for (const node of nodes) {
    const children = childrenOf(node);
    if (children.some((child) => 'text' in child || child.type === 'link')) {
      const words = inline(children).replace(/\s+/g, ' ').trim();
      if (words) (node.type === 'heading' ? headings : paragraphs).push(words);
    } else visit(children, headings, paragraphs);
  }
}

const childrenOf = ({ children }: Node): Node[] => (Array.isArray(children) ? children : []);

function inline(nodes: readonly Node[]): string {
  return nodes
    .map((node) => {
      if (typeof node.text === 'string') return node.text;
      const words = inline(childrenOf(node));
      return node.type === 'listitem' || node.type === 'linebreak' ? ` ${words} ` : words;
    })
    .join('');
}
