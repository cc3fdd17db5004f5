import { parameterOf } from '@plantsoen/contract/product-query.ts';
import type { CSSProperties } from 'react';
import { colourName } from '../../../colours/colour.ts';
import { Icon } from '../../../design/Icon.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { ColourChoiceFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { useSite } from '../../../platform/rendering/site-context.tsx';
import { anyRalCode } from '../../lead-time.ts';
import styles from './ColourChoice.module.css';
import { SelectionSummary } from './SelectionSummary.tsx';
import { useVariantSelection } from './use-variant-selection.tsx';

/** Maximum number of colours in a row. More colours are spread evenly over several rows, so that none is alone. */
const maxColumns = 9;

/** Renders the colours of a product with the selected name beside the label. Surcharges are visible to members only (CAT-06). */
export function ColourChoice({ product }: { product: FragmentOf<ColourChoiceFragment> }) {
  const { colours, anyRal } = read<ColourChoiceFragment>(product);
  const { choice, choose } = useVariantSelection();
  const { format } = useSite();
  const t = useMessages('products/product-page');
  const options = [
    ...colours.map((colour) => ({ code: colour.code, hex: colour.hex, name: colourName(colour) })),
    ...(anyRal ? [{ code: anyRalCode, hex: undefined, name: t('anyRal') }] : []),
  ];
  if (options.length === 0) return null;
  const isOnly = options.length === 1;
  const columns = Math.ceil(options.length / Math.ceil(options.length / maxColumns));
  const Square = isOnly ? 'span' : 'label';
  const surcharge = colours.slice(1).find((colour) => colour.surcharge)?.surcharge;
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        <SelectionSummary title={t('colour')}>{options.find(({ code }) => code === choice.colour)?.name}</SelectionSummary>
      </legend>
      <span className={styles.colours} style={{ '--columns': columns } as CSSProperties}>
        {options.map(({ code, hex, name }) => (
          <Square
            key={code}
            className={hex ? styles.colour : styles.other}
            title={name}
            style={{ '--swatch': hex } as CSSProperties}
          >
            {!isOnly && (
              <input
                className={styles.radio}
                type="radio"
                name="colour"
                value={parameterOf(code)}
                checked={choice.colour === code}
                onChange={() => choose('colour', code)}
                aria-label={name}
              />
            )}
            {!hex && <Icon name="plus" />}
          </Square>
        ))}
      </span>
      {surcharge && <p className={styles.note}>{t('surcharge', { price: format.price(surcharge) })}</p>}
    </fieldset>
  );
}
