import type { CSSProperties } from 'react';
import { type FragmentOf, read } from '../../platform/data/fragment.ts';
import type { ColourChoiceFragment } from '../../platform/generated/operations-types.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { useMessages } from '../messages.ts';
import styles from './ColourChoice.module.css';

/** The colours a product comes in; what others cost is for members (CAT-06). */
export function ColourChoice({ product }: { product: FragmentOf<ColourChoiceFragment> }) {
  const { colours, anyRal } = read<ColourChoiceFragment>(product);
  const { format } = useSite();
  const t = useMessages();
  if (colours.length === 0) return null;
  const few = colours.length <= 2;
  const surcharge = colours.find((colour) => !colour.standard && colour.surcharge)?.surcharge;
  return (
    <section aria-labelledby="colours">
      <h2 className={styles.title} id="colours">
        {t('colours')}
      </h2>
      <ul className={few ? styles.fewColours : styles.colours}>
        {colours.map(({ id, code, title, hex }) => (
          <li key={id} className={styles.colour} title={`${code} ${title}`}>
            <span className={styles.swatch} style={{ '--swatch': hex } as CSSProperties} />
            <span className={styles.code}>{code}</span>
            <span className={few ? undefined : styles.hiddenName}>{title}</span>
          </li>
        ))}
      </ul>
      {anyRal && <p className={styles.note}>{t('anyRal')}</p>}
      {surcharge && <p className={styles.note}>{t('surcharge', { price: format.price(surcharge) })}</p>}
    </section>
  );
}
