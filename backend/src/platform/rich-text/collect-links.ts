import type { SerializedLexicalNode } from '@payloadcms/richtext-lexical/lexical';
import { isLink, type LinkTarget, linkTarget, type RichText } from './rich-text.ts';

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
