import { Icon } from '../../design/Icon.tsx';
import { RichText } from '../../design/RichText.tsx';
import styles from './FooterSection.module.css';

/** Section of the footer: its heading, if it starts with one, and the rest. */
export type FooterSectionParts = { heading: string | undefined; html: string };

/** Splits the sanitized HTML of a footer section into its first heading, as escaped text, and the rest. */
export function footerSectionParts(html: string): FooterSectionParts {
  const [whole = '', , heading] = /^\s*<(h[2-6])[^>]*>([^<]*)<\/\1>/.exec(html) ?? [];
  return heading ? { heading, html: html.slice(whole.length) } : { heading: undefined, html };
}

/**
 * Renders a section of the footer. On phones its heading is a disclosure. The list follows the disclosure instead of being inside
 * it, so that CSS alone can show it in wide windows and without scripts.
 */
export function FooterSection({ html: whole }: { html: string }) {
  const { heading, html } = footerSectionParts(whole);
  if (!heading) return <RichText className={styles.section} html={html} />;
  // The heading is sanitized HTML without elements, but may contain character references (SEC-02).
  const text = { __html: heading };
  return (
    <div className={styles.section}>
      <details className={styles.disclosure}>
        <summary className={styles.summary}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on save and on read */}
          <span dangerouslySetInnerHTML={text} />
          <Icon name="plus" />
        </summary>
      </details>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on save and on read */}
      <h3 className={styles.heading} dangerouslySetInnerHTML={text} />
      <RichText className={styles.content} html={html} />
    </div>
  );
}
