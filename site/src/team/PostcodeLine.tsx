import type { CSSProperties } from 'react';
import layout from '../design/foundation/layout.module.css';
import type { AdviserFinderAnswerFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { finderCountry } from './adviser-place.ts';
import styles from './PostcodeLine.module.css';
import { postcodeScale } from './postcode-scale.ts';

/** Renders a country's postcodes as a dimension line with the stretch of each region, and the visitor's postcode on it (CON-08). */
export function PostcodeLine({ answer, isAsked }: { answer: AdviserFinderAnswerFragment; isAsked: boolean }) {
  const t = useMessages('team');
  const { stretches, marker, end } = postcodeScale(answer);
  const country = finderCountry(answer.country);
  if (stretches.length === 0 || !country) return null;
  return (
    <div className={styles.place} style={{ '--marker': marker } as CSSProperties}>
      {isAsked && marker !== undefined && (
        <p className={styles.marker}>
          <span className={layout.hidden}>{t('marked', { postcode: '' })}</span>
          {answer.postcode}
        </p>
      )}
      <ol className={styles.line} aria-label={t('line', { country: t(country) })}>
        {stretches.map(({ from, to, title, share, isMarked }) => (
          <li key={from} className={styles.stretch} style={{ flexGrow: share }} data-marked={(isAsked && isMarked) || undefined}>
            <span className={styles.region}>{title}</span>
            <span className={styles.dimension} />
            <span className={styles.from} aria-hidden="true">
              {from}
            </span>
            <span className={layout.hidden}>{t('stretch', { from, to })}</span>
          </li>
        ))}
      </ol>
      <span className={styles.end} aria-hidden="true">
        {end}
      </span>
    </div>
  );
}
