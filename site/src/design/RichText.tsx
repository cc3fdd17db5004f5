import { useSite } from '../platform/rendering/site-context.tsx';
import { phrasingHtml } from './phrasing-html.ts';
import styles from './RichText.module.css';

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
