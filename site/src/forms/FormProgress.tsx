import { formNames } from '@plantsoen/form-rules/field-names.ts';
import type { CSSProperties } from 'react';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './FormProgress.module.css';
import { useFormFrame } from './fields/field-frame.ts';

type PlaceProps = { page: number };

/** Renders a tab for each page of a form. */
export function PageTabs({ page }: PlaceProps) {
  const { pages } = useFormFrame().form;
  const t = useMessages('forms');
  return (
    <nav className={styles.tabs} aria-label={t('pages')}>
      <ol className={styles.list}>
        {pages.map(({ id, name }, index) => (
          <li key={id}>
            <button
              className={styles.tab}
              type="submit"
              name={formNames.go}
              value={`page-${index}`}
              aria-current={index === page ? 'step' : undefined}
            >
              <span className={styles.number}>{index + 1}</span> {name}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Renders a progress bar, drawn as a dimension line, for the current page of a form (FRM-04). */
export function PageProgress({ page, isTitled }: PlaceProps & { isTitled: boolean }) {
  const { pages } = useFormFrame().form;
  const t = useMessages('forms');
  const percent = Math.round(((page + 1) / pages.length) * 100);
  return (
    <div className={styles.progress}>
      <p className={styles.figures}>
        {isTitled && <PageName page={page} />}
        <span className={styles.percent} aria-hidden="true">
          {t('percent', { percent: `${percent}` })}
        </span>
      </p>
      <div
        className={styles.track}
        role="progressbar"
        aria-label={t('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={percent}
      >
        <span className={styles.line} style={{ '--length': `${percent}%` } as CSSProperties} />
      </div>
    </div>
  );
}

/** Renders the title of the current form page with its number and the number of pages. */
export function PageTitle({ page }: PlaceProps) {
  return (
    <p className={styles.figures}>
      <PageName page={page} />
    </p>
  );
}

function PageName({ page }: PlaceProps) {
  const { pages } = useFormFrame().form;
  const t = useMessages('forms');
  const name = pages[page]?.name ?? '';
  return <span className={styles.name}>{t('page', { place: page + 1, places: pages.length, name })}</span>;
}
