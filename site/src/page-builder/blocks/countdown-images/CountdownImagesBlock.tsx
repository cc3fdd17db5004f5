import layout from '../../../design/foundation/layout.module.css';
import { IconButton } from '../../../design/IconButton.tsx';
import { type FragmentOf, read } from '../../../platform/data/operation.ts';
import type { CountdownImagesBlockFragment } from '../../../platform/generated/operations-types.ts';
import { useMessages } from '../../../platform/messages/page-messages.tsx';
import { titleId } from '../../BlockHeading.tsx';
import styles from './CountdownImagesBlock.module.css';
import { CountdownScenes } from './CountdownScenes.tsx';
import { CountdownTitles } from './CountdownTitles.tsx';
import { useCountdown } from './useCountdown.ts';

/** Renders full-width scenes that change every ten seconds, with their titles below (BLK-11). */
export function CountdownImagesBlock({ block }: { block: FragmentOf<CountdownImagesBlockFragment> }) {
  const { id, slides } = read<CountdownImagesBlockFragment>(block);
  const countdown = useCountdown(slides.length);
  const { root, isPaused, togglePause } = countdown;
  const t = useMessages('page-builder');
  const design = useMessages('design');
  const heading = titleId({ id });
  const action = isPaused ? 'play' : 'pause';
  return (
    <section ref={root} className={styles.block} aria-roledescription={design('slider')} aria-labelledby={heading}>
      <h2 className={layout.hidden} id={heading}>
        {t('scenes')}
      </h2>
      <CountdownScenes slides={slides} countdown={countdown} />
      <div className={styles.foot}>
        <CountdownTitles slides={slides} countdown={countdown} />
        {slides.length > 1 && <IconButton icon={action} aria-label={t(action)} className={styles.pause} onClick={togglePause} />}
      </div>
    </section>
  );
}
