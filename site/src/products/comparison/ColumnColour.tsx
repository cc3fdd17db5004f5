import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { useRouter } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { colourName } from '../../colours/colour.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { defaultColour } from '../comparison-address.ts';
import { anyRalCode } from '../lead-time.ts';
import styles from './ColumnColour.module.css';
import { type ComparedColumn, coloursOf } from './compared-columns.ts';
import { changed, comparisonHref } from './comparison-links.ts';

type ColumnColourProps = { columns: readonly ComparedColumn[]; place: number; form: string };

/** Renders the colour of a column with its other colours to choose from. */
export function ColumnColour({ columns, place, form }: ColumnColourProps) {
  const { hrefOf } = useSite();
  const t = useMessages('products/comparison');
  const onPage = useMessages('products/product-page');
  const router = useRouter();
  const column = columns[place];
  if (!column) return null;
  const { product, colour, otherColour } = column;
  const colours = coloursOf(product);
  const field = { name: 'colour', form };
  if (!colour) {
    return (
      <>
        <input type="hidden" {...field} value={defaultColour} />–
      </>
    );
  }
  const choose = (code: string) => {
    const chosen = colours.slice(1).find((other) => parameterOf(other.code) === code)?.code;
    const href = comparisonHref(hrefOf, changed(columns, place, { colour: chosen }));
    void router.navigate({ href, resetScroll: false });
  };
  const nameOf = ({ code, title }: { code: string; title: string }) =>
    code === anyRalCode ? onPage('anyRal') : colourName({ code, title });
  return (
    <span className={styles.colour} style={{ '--swatch': colour.hex } as CSSProperties}>
      <span className={colour.hex ? styles.swatch : styles.noSwatch} />
      {colours.length === 1 ? (
        <>
          <input type="hidden" {...field} value={defaultColour} />
          {nameOf(colour)}
        </>
      ) : (
        <select
          className={styles.select}
          {...field}
          aria-label={t('colourOf', { title: product.title })}
          value={otherColour ? parameterOf(otherColour) : defaultColour}
          onChange={({ target }) => choose(target.value)}
        >
          {colours.map((option, index) => (
            <option key={option.code} value={index === 0 ? defaultColour : parameterOf(option.code)}>
              {nameOf(option)}
            </option>
          ))}
        </select>
      )}
    </span>
  );
}
