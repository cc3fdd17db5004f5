import type { SerializedEditorState, SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';

/** A rich text in the editor's format. */
export type RichText = SerializedEditorState;

/** Collections that a link in a text can refer to. */
export type LinkedCollection = 'pages' | 'categories' | 'products' | 'projects' | 'news' | 'faq' | 'downloads';

/** An entry or download that a text links to. */
export type LinkTarget = { relationTo: LinkedCollection; id: number };

/** A link in the editor's format. `value` is the whole document if Payload has populated it. */
export type LinkNode = SerializedLexicalNode & {
  type: 'link';
  children: SerializedLexicalNode[];
  fields:
    | { linkType: 'internal'; newTab: boolean; doc: { relationTo: LinkedCollection; value: number | { id: number } } | null }
    | { linkType: 'custom'; newTab: boolean; url: string };
};

function isLink(node: SerializedLexicalNode): node is LinkNode {
  return node.type === 'link';
}

/** Returns the target of an internal link; undefined for an external link and for a deleted entry. */
export function linkTarget({ fields }: LinkNode): LinkTarget | undefined {
  if (fields.linkType !== 'internal' || !fields.doc?.value) return undefined;
  const { relationTo, value } = fields.doc;
  return { relationTo, id: typeof value === 'number' ? value : value.id };
}

/** Returns every entry and download that a text links to, each once, so that their addresses can be loaded together. */
export function collectLinks(text: RichText | null | undefined): LinkTarget[] {
  const found = new Map<string, LinkTarget>();
  visit(text?.root.children ?? [], found);
  return [...found.values()];
}

function visit(nodes: readonly SerializedLexicalNode[], found: Map<string, LinkTarget>): void {
  for (const node of nodes) {
    const target = isLink(node) ? linkTarget(node) : undefined;
    if (target) found.set(`${target.relationTo} ${target.id}`, target);
    if ('children' in node && Array.isArray(node.children)) visit(node.children, found);
  }
}
