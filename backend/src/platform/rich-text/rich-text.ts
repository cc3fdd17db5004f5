import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';

/** A formatted text as the editor stores it. */
export type RichText = SerializedEditorState;

/** The collections that a link in a text can lead to. */
export type LinkedCollection = 'pages' | 'categories' | 'products' | 'projects' | 'news' | 'faq' | 'downloads';

/** An entry or download that a text links to. */
export type LinkTarget = { relationTo: LinkedCollection; id: number };

/** A link of a text, as the editor stores it. `value` is the whole document where Payload has filled it in. */
export type LinkNode = SerializedLexicalNode & {
  type: 'link';
  children: SerializedLexicalNode[];
  fields:
    | { linkType: 'internal'; newTab: boolean; doc: { relationTo: LinkedCollection; value: number | { id: number } } | null }
    | { linkType: 'custom'; newTab: boolean; url: string };
};

export function isLink(node: SerializedLexicalNode): node is LinkNode {
  return node.type === 'link';
}

/** What an internal link leads to; undefined for an address outside and for a link whose entry is gone. */
export function linkTarget({ fields }: LinkNode): LinkTarget | undefined {
  if (fields.linkType !== 'internal' || !fields.doc?.value) return undefined;
  const { relationTo, value } = fields.doc;
  return { relationTo, id: typeof value === 'number' ? value : value.id };
}
