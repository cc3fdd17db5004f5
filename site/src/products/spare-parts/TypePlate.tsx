import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './TypePlate.module.css';

/** Renders a type plate with the place of its code, and the place of the plate on a bench. */
export function TypePlate() {
  const t = useMessages('products/spare-parts');
  return (
    <div className={styles.figures}>
      <figure className={styles.plate}>
        <figcaption className={styles.caption}>{t('plate')}</figcaption>
        <dl>
          <div className={styles.code}>
            <dt>{t('code')}</dt>
            <dd>BM-1030-01 24 0617</dd>
          </div>
          <div>
            <dt>{t('year')}</dt>
            <dd>2024</dd>
          </div>
          <div>
            <dt>{t('plateColour')}</dt>
            <dd>RAL 6009</dd>
          </div>
        </dl>
      </figure>
      <figure>
        <svg className={styles.bench} viewBox="0 0 240 122" aria-hidden="true">
          <path d="M20 12h200v14H20zM20 30h200v14H20zM16 66h208v6H16zM28 8v112M120 8v112M212 8v112M0 121h240" />
          <circle cx="120" cy="90" r="5" />
        </svg>
        <figcaption className={styles.caption}>{t('platePlace')}</figcaption>
      </figure>
    </div>
  );
}
