import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './RichText.module.css';

const phrasingTags = 'a|abbr|b|br|cite|code|em|i|mark|q|s|small|span|strong|sub|sup|time|u';
const otherTag = new RegExp(`</?(?!(?:${phrasingTags})\\b)[a-z][^>]*>`, 'gi');
const blockEnd = /<\/(?:p|li|h\d|div|blockquote|pre|dt|dd|tr)>/gi;

/** Returns sanitised HTML without tags that are invalid in phrasing content. Each paragraph and list item becomes a line. */
export function phrasingHtml(html: string): string {
  return html
    .replace(blockEnd, '<br>')
    .replace(otherTag, '')
    .replace(/(?:\s*<br>)+\s*$/i, '');
}

/** Renders HTML from editors, which the backend has sanitised (SEC-02). */
export function RichText({ html, className }: { html: string; className?: string }) {
  const { localHtml } = useSite();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitises HTML of the contract on save and on read
  return <div className={className ?? styles.text} dangerouslySetInnerHTML={{ __html: localHtml(html) }} />;
}

/** Renders HTML from editors within a label or another phrase, without elements that are invalid there. */
export function RichPhrase({ html, className }: { html: string; className?: string }) {
  const { localHtml } = useSite();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the backend sanitises HTML of the contract on save and on read
  return <span className={className} dangerouslySetInnerHTML={{ __html: localHtml(phrasingHtml(html)) }} />;
}
