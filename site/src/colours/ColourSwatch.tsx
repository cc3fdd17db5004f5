import type { CSSProperties } from 'react';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { ColourSwatchFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import { ColourPanel } from './ColourPanel.tsx';
import styles from './ColourSwatch.module.css';
import { colourWords } from './colour.ts';

type ColourSwatchProps = {
  colour: FragmentOf<ColourSwatchFragment>;
  /** Uri of the samples page. */
  samplesUri: string | null;
};

/**
 * Renders a colour of the chart with its light reflectance as a length from 0 to 100. It opens a panel with the data of the
 * colour.
 */
export function ColourSwatch({ colour: masked, samplesUri }: ColourSwatchProps) {
  const colour = read<ColourSwatchFragment>(masked);
  const { id, hex, lightReflectance } = colour;
  const { heading, name } = colourWords(colour);
  const { format } = useSite();
  const t = useMessages('colours');
  const panelId = `colour-${id}`;
  const look = { '--swatch': hex, '--reflectance': `${lightReflectance ?? 0}%` } as CSSProperties;
  return (
    <li className={styles.item} style={look}>
      <button className={styles.colour} type="button" popoverTarget={panelId}>
        <span className={styles.swatch} />
        <span className={styles.scale}>{lightReflectance !== null && <span className={styles.reflectance} />}</span>
        <span className={styles.code}>{heading}</span> {name && <span className={styles.name}>{name}</span>}{' '}
        {lightReflectance !== null && (
          <span className={styles.figure}>{t('reflectance', { value: format.number(lightReflectance, 1) })}</span>
        )}
      </button>
      <ColourPanel id={panelId} colour={colour} samplesUri={samplesUri} />
    </li>
  );
}
