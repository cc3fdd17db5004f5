import type { CSSProperties } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import styles from './LeadTimes.module.css';
import type { LeadTime } from './line-details.ts';

/** Number of products whose lead times are drawn: the slowest ones. */
const maxDrawn = 8;

/** Renders lead times as dimension lines at one scale, the longest last and set off. A single product has only its figure (QUO-08). */
export function LeadTimes({ times }: { times: readonly LeadTime[] }) {
  const t = useMessages('quotation/list');
  const longest = times.at(-1)?.weeks ?? 0;
  if (times.length < 2) return null;
  return (
    <figure className={styles.times}>
      <figcaption className={styles.caption}>{t('leadTimes')}</figcaption>
      <dl>
        {times.slice(-maxDrawn).map(({ title, weeks }) => (
          <div
            key={title}
            className={weeks === longest ? styles.longest : styles.time}
            style={{ '--length': `${(weeks / longest) * 100}%` } as CSSProperties}
          >
            <dt>{title}</dt>
            <dd className={styles.drawn}>
              <span className={styles.line} />
              <span className={styles.weeks}>{weeks}</span>
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
