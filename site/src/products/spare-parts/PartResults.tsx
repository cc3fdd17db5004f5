import { useState } from 'react';
import layout from '../../design/foundation/layout.module.css';
import { SectionHeading, SideSection } from '../../design/headings/SectionHeading.tsx';
import { Icon } from '../../design/Icon.tsx';
import { ButtonLink, TextLink } from '../../design/Link.tsx';
import { DownloadList } from '../../downloads/DownloadList.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { fittingParts, type Owned, type ProductParts, supplyPeriod } from './finder-state.ts';
import styles from './PartResults.module.css';
import { PartRow } from './PartRow.tsx';
import { PartsDrawing } from './PartsDrawing.tsx';
import { PhotoLink } from './PhotoLink.tsx';
import { SupplyLine } from './SupplyLine.tsx';

type PartResultsProps = {
  product: ProductParts & { id: number };
  owned: Owned;
  present: number;
  damageUri: string | null;
  /** Code or number that the visitor looked for. */
  code: string;
};

/** Renders the parts of a product: its drawing with numbered rings, what is known of the visitor's product, and its parts (CAT-18). */
export function PartResults({ product, owned, present, damageUri, code }: PartResultsProps) {
  const { hrefOf, localHref } = useSite();
  const t = useMessages('products/spare-parts');
  const [marked, setMarked] = useState<number>();
  const { title, spareParts, supply, downloads } = product;
  const fitting = fittingParts(product, owned);
  const period = supplyPeriod(owned.year, supply.sparePartsYears, present);
  return (
    <div className={styles.results}>
      <div className={layout.container}>
        <SectionHeading id="parts-title" title={title}>
          <TextLink href={localHref(product.uri)}>{t('toProduct')}</TextLink>
        </SectionHeading>
      </div>
      <PartsDrawing product={product} parts={fitting} marked={marked} onMark={setMarked} />
      <SideSection id="own-product" title={t('yours')}>
        <OwnProduct product={product} owned={owned} />
        <p className={styles.next}>
          <span className={styles.note}>{t('inDoubt')}</span>
          <PhotoLink damageUri={damageUri} code={code} />
        </p>
      </SideSection>
      <SideSection id="spare-parts" title={t('parts')}>
        {fitting.length === 0 ? (
          <p>{t(spareParts.length === 0 ? 'none' : 'noneFit')}</p>
        ) : (
          <>
            <ol className={styles.rows}>
              {fitting.map(({ ring, part }) => (
                <PartRow
                  key={part.number}
                  {...{ ring, part, product }}
                  isNamed={part.number === owned.part}
                  successorRing={fitting.find((other) => other.part.number === part.successor)?.ring}
                  isMarked={ring === marked}
                  onMark={setMarked}
                />
              ))}
            </ol>
            {period ? (
              <SupplyLine period={period} />
            ) : (
              supply.sparePartsYears !== null && <p className={styles.note}>{t('supply', { years: supply.sparePartsYears })}</p>
            )}
            <p className={styles.next}>
              <span className={styles.note}>{t('inQuote')}</span>
              <ButtonLink href={hrefOf('quotationList')}>
                {t('toList')}
                <Icon name="arrow" />
              </ButtonLink>
            </p>
          </>
        )}
      </SideSection>
      {downloads.length > 0 && (
        <SideSection id="replacing" title={t('replacing')}>
          <DownloadList downloads={downloads} />
        </SideSection>
      )}
      <span className={layout.hidden} role="status">
        {t('count', { count: fitting.length })}
      </span>
    </div>
  );
}

/** Renders what is known of the visitor's product as a title block. */
function OwnProduct({ product, owned: { variant, year } }: Pick<PartResultsProps, 'product' | 'owned'>) {
  const t = useMessages('products/spare-parts');
  const { variants, discontinued, supply } = product;
  const version = variants.length > 1 ? variants.find(({ sku }) => sku === variant)?.title : undefined;
  const warranty = year === null || supply.warrantyYears === null ? undefined : year + supply.warrantyYears;
  const facts = [
    [t('product'), product.title],
    [t('version'), version],
    [t('number'), variant ?? product.sku],
    [t('year'), year],
    [t('warrantyUntil'), warranty],
  ] as const;
  return (
    <>
      <dl className={styles.block}>
        {facts.map(
          ([name, value]) =>
            value !== undefined &&
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {discontinued && <p className={styles.note}>{t('notMade')}</p>}
    </>
  );
}
