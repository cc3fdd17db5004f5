import { EmptyState } from '../../design/EmptyState.tsx';
import layout from '../../design/foundation/layout.module.css';
import { ButtonLink } from '../../design/Link.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { maxCompared } from '../comparison-address.ts';
import { AddColumn } from './AddColumn.tsx';
import type { ComparedColumn } from './compared-columns.ts';

/** Renders the state with fewer than two columns: bare ground with an empty dimension, and a link to the products. */
export function FewColumns({ columns }: { columns: readonly ComparedColumn[] }) {
  const { hrefOf } = useSite();
  const t = useMessages('products/comparison');
  const [only] = columns;
  return (
    <div className={layout.container}>
      <EmptyState
        title={t(only ? 'oneMore' : 'nothing')}
        figure={t('chosen', { count: columns.length, most: maxCompared })}
        share={only ? 1 / maxCompared : 1}
        text={only ? t('oneMoreText', { title: only.product.title }) : t('nothingText')}
        action={
          <>
            <ButtonLink href={hrefOf('products')}>{t('toProducts')}</ButtonLink>
            <AddColumn columns={columns} place={columns.length}>
              {t('search')}
            </AddColumn>
          </>
        }
      />
    </div>
  );
}
