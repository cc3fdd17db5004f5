import type { CSSProperties } from 'react';
import { DimensionLine } from '../../design/DimensionLine.tsx';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { colourName } from '../colour.ts';
import type { ContrastChoice } from '../contrast-choice.ts';
import styles from './ContrastResult.module.css';
import { contrastOf, minContrast, minDifference, minLighter, shownContrast } from './contrast.ts';

const percent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** Renders the colour above the paving, both contrasts as lengths, and whether they meet the thresholds (CAT-20). */
export function ContrastResult({ choice: { colour, paving } }: { choice: ContrastChoice }) {
  const { format } = useSite();
  const t = useMessages('colours/contrast');
  const contrast = paving && contrastOf(colour.reflectance, paving.reflectance);
  const one = (value: number) => format.number(value, 1);
  const two = (value: number) => format.number(value, 2);
  const pavingName = paving && t(paving.key ?? 'ownPaving');
  const planes = { '--colour': colour.hex, '--paving': paving?.hex ?? 'transparent' } as CSSProperties;
  return (
    <section className={styles.result} aria-labelledby="contrast-result">
      <h2 className={styles.title} id="contrast-result">
        {t('result')}
      </h2>
      <figure className={styles.figure} style={planes}>
        <div className={styles.planes}>
          <div className={styles.colour} />
          <div className={styles.paving} />
        </div>
        <figcaption className={styles.names}>
          <span>{`${colourName(colour)}, ${t('reflectance', { value: one(colour.reflectance) })}`}</span>
          {paving && <span>{`${pavingName}, ${t('reflectance', { value: one(paving.reflectance) })}`}</span>}
        </figcaption>
      </figure>
      <div role="status">
        {contrast ? (
          <>
            <div className={styles.scales}>
              <div className={styles.scale}>
                <p className={styles.kind}>{t('michelson')}</p>
                <DimensionLine share={Math.max(contrast.michelson, 0.01)}>
                  <strong className={styles.value}>{two(shownContrast(contrast.michelson))}</strong>
                </DimensionLine>
                <Axis marks={[0, minContrast.orientation, minContrast.warning, 1]} end={1} />
                <p className={styles.formula}>
                  {t('formula', {
                    lighter: one(contrast.lighter),
                    darker: one(contrast.darker),
                    result: two(shownContrast(contrast.michelson)),
                  })}
                </p>
              </div>
              <div className={styles.scale}>
                <p className={styles.kind}>{t('difference')}</p>
                <div style={{ marginInlineStart: percent(contrast.darker / 100) }} className={styles.span}>
                  <DimensionLine share={Math.max(contrast.difference / Math.max(100 - contrast.darker, 1), 0.01)}>
                    <strong className={styles.value}>{one(contrast.difference)}</strong>
                  </DimensionLine>
                </div>
                <Axis marks={[0, minLighter, 100]} end={100} />
                <p className={styles.formula}>
                  {`${one(contrast.lighter)} − ${one(contrast.darker)} = ${t('points', { value: one(contrast.difference) })}`}
                </p>
              </div>
            </div>
            <ul className={styles.verdicts}>
              <Verdict isMet={contrast.isForOrientation} text={t('orientation', { value: format.number(0.4, 1) })} />
              <Verdict isMet={contrast.isForWarning} text={t('warning', { value: format.number(0.7, 1) })} />
              <Verdict isMet={contrast.isLighterEnough} text={t('lighter', { value: one(contrast.lighter), min: minLighter })} />
              <Verdict
                isMet={contrast.isDifferentEnough}
                text={t('british', { value: one(contrast.difference), min: minDifference })}
              />
            </ul>
          </>
        ) : (
          <p>{t('noResult')}</p>
        )}
      </div>
      <p className={styles.source}>{t('source')}</p>
      <p className={styles.source}>{t('estimate')}</p>
    </section>
  );
}

/** Renders an axis from 0 with named marks. */
function Axis({ marks, end }: { marks: readonly number[]; end: number }) {
  const { format } = useSite();
  return (
    <span className={styles.axis} aria-hidden="true">
      {marks.map((mark) => (
        <span key={mark} className={styles.mark} style={{ '--place': percent(mark / end) } as CSSProperties}>
          {format.number(mark, mark % 1 === 0 ? 0 : 1)}
        </span>
      ))}
    </span>
  );
}

function Verdict({ isMet, text }: { isMet: boolean; text: string }) {
  const t = useMessages('colours/contrast');
  return (
    <li className={isMet ? styles.met : styles.failed}>
      <Icon name={isMet ? 'check' : 'close'} />
      <span>
        <strong>{t(isMet ? 'met' : 'notMet')}</strong> {text}
      </span>
    </li>
  );
}
