import { Icon } from '../design/Icon.tsx';
import { RichText } from '../design/RichText.tsx';
import styles from './FooterSection.module.css';
import { footerSectionParts } from './footer-section.ts';

/**
 * A section of the footer. On a phone its heading opens and closes it. The list follows the disclosure instead of being inside it, so that
 * style alone can show it on wide windows and where scripts are off.
 */
export function FooterSection({ html: whole }: { html: string }) {
  const { heading, html } = footerSectionParts(whole);
  if (!heading) return <RichText className={styles.section} html={html} />;
  // The heading is sanitized HTML without elements (SEC-02): it may hold character references.
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
