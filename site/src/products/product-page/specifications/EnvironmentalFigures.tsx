import { Badge } from '../../../design/Badge.tsx';
import { TitleBlock, type TitleBlockCell } from '../../../design/headings/TitleBlock.tsx';
import { Term, TermNotes } from '../../../glossary/Term.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { EnvironmentalFiguresFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { useSelectedVariant } from '../configuration/use-variant-selection.tsx';
import styles from './EnvironmentalFigures.module.css';

/** Sign of CO2 equivalents; the font has no subscript digits. */
export const co2e = (
  <Term key="co2e" text="CO2e">
    <span>
      CO<sub>2</sub>e
    </span>
  </Term>
);

/** Renders the environmental figures of the selected variant with boundary, source and date. Illustrative figures are marked. */
export function EnvironmentalFigures({ product }: { product: FragmentOf<EnvironmentalFiguresFragment> }) {
  const { environmental, variants } = read<EnvironmentalFiguresFragment>(product);
  const variant = useSelectedVariant(variants);
  const { format } = useSite();
  const t = useMessages('products/product-page');
  if (!environmental) return null;
  const { number, percent, price, month } = format;
  const { recycledContentPercent, detachabilityPercent } = environmental;
  const { co2eKg, mkiEur } = variant ?? environmental;
  const cells: TitleBlockCell[] = [];
  if (co2eKg !== null) cells.push({ label: co2e, value: `${number(co2eKg)} kg` });
  if (mkiEur !== null) cells.push({ label: labelled(t('mki')), value: price(mkiEur) });
  if (recycledContentPercent !== null) cells.push({ label: labelled(t('recycled')), value: percent(recycledContentPercent) });
  if (detachabilityPercent !== null) cells.push({ label: labelled(t('detachable')), value: percent(detachabilityPercent) });
  const origins = [
    { label: t('boundary'), value: environmental.boundary },
    { label: t('source'), value: environmental.source },
    ...(environmental.dataQuality ? [{ label: t('quality'), value: environmental.dataQuality }] : []),
    { label: t('date'), value: month(environmental.date) },
  ];
  return (
    <div>
      {environmental.illustrative && (
        <p className={styles.mark}>
          <Badge>{t('illustrative')}</Badge>
          {t('illustrativeNote')}
        </p>
      )}
      <TitleBlock cells={cells} columns={4} />
      <dl className={styles.origins}>
        {origins.map(({ label, value }) => (
          <div key={label} className={styles.origin}>
            <dt>
              <Term text={label} />
            </dt>
            <dd>
              {value}
              <TermNotes text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

function labelled(label: string) {
  return <Term key={label} text={label} />;
}
