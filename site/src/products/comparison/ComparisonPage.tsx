import layout from '../../design/foundation/layout.module.css';
import { GlossaryProvider } from '../../glossary/Term.tsx';
import { read } from '../../platform/data/operation.ts';
import type { ComparisonPageFragment, ComparisonPageQuery } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import type { PageData } from '../../platform/routing/page-loader.ts';
import type { ComparedOption } from '../comparison-address.ts';
import { ComparisonActions } from './ComparisonActions.tsx';
import { ComparisonNotices } from './ComparisonNotices.tsx';
import styles from './ComparisonPage.module.css';
import { ComparisonTable } from './ComparisonTable.tsx';
import { comparedColumns, type NumberedAnswer } from './compared-columns.ts';
import { FewColumns } from './FewColumns.tsx';
import { useStoredColumns } from './use-stored-columns.ts';

type ComparisonPageProps = PageData<ComparisonPageQuery, 'Page'> & {
  requested: readonly ComparedOption[];
  found: readonly NumberedAnswer[];
  /** The time at which the page was loaded. */
  date: string;
};

/** Renders two to four products in their variants and colours side by side, as its address states them (CAT-13). */
export function ComparisonPage({ entry, glossary, requested, found, date }: ComparisonPageProps) {
  const { title, pageTitle, introtext } = read<ComparisonPageFragment>(entry);
  const { format } = useSite();
  const t = useMessages('products/comparison');
  const { columns, problems } = comparedColumns(requested, found);
  useStoredColumns(columns, requested.length === 0);
  const count = columns.length as 2 | 3 | 4;
  const isCompared = columns.length > 1;
  const heading = isCompared ? t(`heading${count}`) : (pageTitle ?? title);
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <div>
          <h1>{heading}</h1>
          <p className={styles.intro}>{isCompared ? t('state', { date: format.date(date) }) : introtext}</p>
        </div>
        {isCompared && <ComparisonActions title={heading} />}
      </header>
      <div className={layout.container}>
        <ComparisonNotices problems={problems} columns={columns} />
      </div>
      {isCompared ? (
        <GlossaryProvider terms={glossary}>
          <ComparisonTable columns={columns} />
        </GlossaryProvider>
      ) : (
        <FewColumns columns={columns} />
      )}
    </div>
  );
}
