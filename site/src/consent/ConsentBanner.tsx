import { useId, useLayoutEffect, useRef } from 'react';
import { Button } from '../design/Button.tsx';
import layout from '../design/foundation/layout.module.css';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './ConsentBanner.module.css';
import { consent } from './consent.ts';
import { consentCategories } from './consent-cookie.ts';

/**
 * Asks for consent at the bottom of the window. Covered content can be scrolled above the banner, which does not take the focus.
 */
export function ConsentBanner({ onChoose }: { onChoose: () => void }) {
  const t = useMessages('consent');
  const ref = useRef<HTMLElement>(null);
  const titleId = useId();
  useLayoutEffect(() => {
    const banner = ref.current;
    if (!banner) return;
    const { style } = document.documentElement;
    const measure = () => style.setProperty('--consent-height', `${Math.ceil(banner.getBoundingClientRect().height)}px`);
    const observer = new ResizeObserver(measure);
    observer.observe(banner);
    return () => {
      observer.disconnect();
      style.removeProperty('--consent-height');
    };
  }, []);
  return (
    <section ref={ref} className={styles.banner} aria-labelledby={titleId}>
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
