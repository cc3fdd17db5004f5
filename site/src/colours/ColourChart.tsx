import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { ColourChartFragment, SamplesPageFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './ColourChart.module.css';
import { ColourSwatch } from './ColourSwatch.tsx';

type ColourChartProps = {
  groups: readonly FragmentOf<ColourChartFragment>[];
  sets: FragmentOf<SamplesPageFragment>;
};

/** Renders the colour chart: groups of swatches, the standard palette first (CON-05). */
export function ColourChart({ groups, sets }: ColourChartProps) {
  const { samplesUri } = read<SamplesPageFragment>(sets).globals;
  const { hrefOf } = useSite();
  const t = useMessages('colours');
  return (
    <div className={styles.chart}>
      {groups
        .map((group) => read<ColourChartFragment>(group))
        .map(({ id, title, standard, colours }) => (
          <section key={id} className={styles.group} aria-labelledby={`colours-${id}`}>
            <div>
              <h2 className={styles.title} id={`colours-${id}`}>
                {title}
              </h2>
              {standard && !colours.some(({ hasSurcharge }) => hasSurcharge) && (
                <p className={styles.note}>{t('withoutSurcharge')}</p>
              )}
            </div>
            <ul className={standard ? styles.palette : styles.colours}>
              {colours.map((colour) => (
                <ColourSwatch key={colour.id} colour={colour} samplesUri={samplesUri} />
              ))}
            </ul>
          </section>
        ))}
      <p className={styles.legend}>
        {t('reflectanceNote')} <a href={hrefOf('contrast')}>{t('contrast')}</a>
      </p>
    </div>
  );
}
