import { useId } from 'react';
import { Button } from '../design/Button.tsx';
import layout from '../design/foundation/layout.module.css';
import { publishHeight } from '../design/publish-height.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './ConsentBanner.module.css';
import { consent } from './consent.ts';
import { consentCategories } from './consent-cookie.ts';

const publishConsentHeight = publishHeight('--consent-height');

/**
 * Asks for consent at the bottom of the window. Covered content can be scrolled above the banner, which does not take the focus.
 */
export function ConsentBanner({ onChoose }: { onChoose: () => void }) {
  const t = useMessages('consent');
  const titleId = useId();
  return (
    <section ref={publishConsentHeight} className={styles.banner} aria-labelledby={titleId}>
      <div className={`${layout.container} ${styles.content}`}>
        <div className={styles.words}>
          <h2 className={styles.title} id={titleId}>
            {t('title')}
          </h2>
          <p className={styles.text}>{t('text')}</p>
        </div>
        <div className={styles.choices}>
          <Button look="secondary" onClick={() => consent.choose([])}>
            {t('necessaryOnly')}
          </Button>
          <Button look="secondary" onClick={() => consent.choose(consentCategories)}>
            {t('allowAll')}
          </Button>
          <button className={styles.choose} type="button" aria-haspopup="dialog" onClick={onChoose}>
            {t('choose')}
          </button>
        </div>
      </div>
    </section>
  );
}
