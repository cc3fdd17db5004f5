import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './RichText.module.css';

/** HTML from editors, which the backend has sanitised (SEC-02). */
export function RichText({ html, className }: { html: string; className?: string }) {
  const { localHtml } = useSite();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the contract's Html is sanitised on save and on read
  return <div className={className ?? styles.text} dangerouslySetInnerHTML={{ __html: localHtml(html) }} />;
}
