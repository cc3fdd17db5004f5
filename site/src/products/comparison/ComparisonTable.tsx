import { priceWith } from '@plantsoen/contract/product-options.ts';
import { productQuery } from '@plantsoen/contract/product-query.ts';
import { type CSSProperties, Fragment, useId, useRef } from 'react';
import layout from '../../design/foundation/layout.module.css';
import { Icon } from '../../design/Icon.tsx';
import { useFocusAfterRemoval } from '../../design/use-focus-after-removal.ts';
import { Term } from '../../glossary/Term.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useReturnQuery } from '../../platform/routing/return-query.ts';
import { maxCompared } from '../comparison-address.ts';
import { MembersNotice } from '../MembersNotice.tsx';
import { AddColumn } from './AddColumn.tsx';
import { AllToList } from './AllToList.tsx';
import { ColumnColour } from './ColumnColour.tsx';
import { ColumnHead } from './ColumnHead.tsx';
import styles from './ComparisonTable.module.css';
import { type ComparedColumn, optionNumbers } from './compared-columns.ts';
import { type ComparisonRow, comparisonGroups, comparisonRow } from './comparison-rows.ts';
import { ElevationRow } from './ElevationRow.tsx';
import { ScrollPlace } from './ScrollPlace.tsx';

/** Renders the elevations and the facts of the columns. In narrow windows both scroll sideways together; the names of the rows stay. */
export function ComparisonTable({ columns }: { columns: readonly ComparedColumn[] }) {
  const { hrefOf, localHref, format, member, isMember } = useSite();
  const t = useMessages('products/comparison');
  const onPage = useMessages('products/product-page');
  const onCard = useMessages('products');
  const ofOptions = useMessages('products/options');
  const form = useId();
  const scroller = useRef<HTMLElement>(null);
  const { list, focusAfterRemoval } = useFocusAfterRemoval<HTMLTableElement>(columns.length, '[data-remove]');
  const groups = comparisonGroups(columns, { t: onPage, onCard, ofOptions, format });
  const prices = columns.map(({ product, variant, options }) => {
    const price = variant ? variant.price : product.price;
    return priceWith(
      price?.amount,
      options.map((option) => option.price?.amount),
    );
  });
  const seesPrices = member?.isApproved === true;
  const priceRow = comparisonRow(
    'price',
    t('price'),
    prices.map((price) => (price === null ? undefined : { text: format.price(price) })),
  );
  const free = maxCompared - columns.length;
  const illustrative = columns.find(({ product }) => product.environmental?.illustrative)?.product.environmental;
  return (
    <div style={{ '--columns': columns.length } as CSSProperties}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard */}
      <section ref={scroller} className={styles.scroller} tabIndex={0} aria-label={t('region')}>
        <ElevationRow columns={columns} />
        <table ref={list} className={styles.table} tabIndex={-1}>
          <thead className={styles.head}>
            <tr className={styles.names}>
              <td className={styles.tools}>
                <div className={styles.stay}>
                  <label className={styles.only}>
                    <input className={styles.box} type="checkbox" data-only-differences />
                    {t('onlyDifferences')}
                  </label>
                  <ScrollPlace scroller={scroller} count={columns.length} />
                </div>
              </td>
              {columns.map((column, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: columns keep their place when their variant changes
                <th key={place} className={styles.name} scope="col">
                  <a href={localHref(column.product.uri) + columnQuery(column)}>{column.product.title}</a>
                </th>
              ))}
            </tr>
            <tr className={styles.controls}>
              <td className={styles.tools}>
                <div className={styles.stay}>
                  <form id={form} action={hrefOf('comparison')} method="get">
                    <noscript>
                      <button className={styles.submit} type="submit">
                        {t('show')}
                      </button>
                    </noscript>
                  </form>
                  {free > 0 && (
                    <div className={styles.add}>
                      <p>{t('free', { count: free })}</p>
                      <AddColumn columns={columns} place={columns.length}>
                        {t('add')}
                      </AddColumn>
                    </div>
                  )}
                </div>
              </td>
              {columns.map((_, place) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <td key={place} className={styles.control}>
                  <ColumnHead columns={columns} place={place} form={form} onRemove={() => focusAfterRemoval(place)} />
                </td>
              ))}
            </tr>
          </thead>
          {groups.map(({ key, rows }) => (
            <tbody key={key} data-same={!rows.some(({ differs }) => differs) || undefined}>
              <tr className={styles.groupRow}>
                <th className={styles.group} colSpan={columns.length + 1} scope="rowgroup">
                  <h2 className={styles.groupName}>{t(key)}</h2>
                </th>
              </tr>
              {rows.map((row) => (
                <Row key={row.key} row={row}>
                  {row.key === 'colour' ? (place) => <ColumnColour columns={columns} place={place} form={form} /> : undefined}
                </Row>
              ))}
            </tbody>
          ))}
          <tbody data-same={!(seesPrices && priceRow.some(({ differs }) => differs)) || undefined}>
            <tr className={styles.groupRow}>
              <th className={styles.group} colSpan={columns.length + 1} scope="rowgroup">
                <h2 className={styles.groupName}>{t('priceGroup')}</h2>
                {!isMember && <LogInHint />}
              </th>
            </tr>
            {seesPrices && priceRow.map((row) => <Row key={row.key} row={row} />)}
            {!seesPrices && (
              <tr className={styles.equal} data-equal>
                <th className={styles.label} scope="row">
                  <span className={styles.stay}>{t('price')}</span>
                </th>
                {columns.map((_, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  <td key={place} className={styles.cell}>
                    <Icon name="lock" />
                    <span className={layout.hidden}>{t('locked')}</span>
                  </td>
                ))}
              </tr>
            )}
          </tbody>
        </table>
      </section>
      <MembersNotice className={layout.container} />
      <div className={styles.foot}>
        <p className={styles.note}>
          {illustrative && `${t('illustrative', { boundary: illustrative.boundary })} `}
          {t(columns.length > 2 ? 'legend' : 'legendOfTwo')}
        </p>
        <AllToList columns={columns} />
      </div>
    </div>
  );
}

/** Returns the query that chooses a column on the page of its product. */
function columnQuery(column: ComparedColumn): string {
  const { variant, otherColour, mounting } = column;
  return productQuery({ variant: variant?.sku, colour: otherColour, mounting: mounting?.key, options: optionNumbers(column) });
}

/** Tells guests that members see prices, with a link to log in that leads back. */
function LogInHint() {
  const { hrefOf } = useSite();
  const t = useMessages('products/comparison');
  const returnQuery = useReturnQuery();
  return (
    <span className={styles.hint}>
      <a href={hrefOf('login') + returnQuery}>{t('logIn')}</a> {t('logInRest')}
    </span>
  );
}

/** Renders a fact of all columns. A row that differs has a marker, which is also said in words. */
function Row({ row, children }: { row: ComparisonRow; children?: ((place: number) => React.ReactNode) | undefined }) {
  const t = useMessages('products/comparison');
  const { name, cells, differs, deviant } = row;
  // The name of a header lacks the text of a disclosure in it.
  const label = typeof name === 'string' ? `${name}${differs ? ` (${t('differs')})` : ''}` : undefined;
  return (
    <tr className={differs ? styles.differs : styles.equal} data-equal={!differs || undefined}>
      <th className={styles.label} scope="row" aria-label={label}>
        <span className={styles.stay}>
          {typeof name === 'string' ? <Term text={name} /> : name}
          {differs && <span className={layout.hidden}> ({t('differs')})</span>}
        </span>
      </th>
      {cells.map((cell, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column
        <td key={place} className={place === deviant ? styles.deviant : styles.cell}>
          {children?.(place) ?? (
            <Fragment>
              {cell?.text ?? '–'}
              {cell?.unit && <span className={styles.unit}> {cell.unit}</span>}
            </Fragment>
          )}
        </td>
      ))}
    </tr>
  );
}
