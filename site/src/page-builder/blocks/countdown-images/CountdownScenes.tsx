import { Picture } from '../../../design/pictures/Picture.tsx';
import type { CountdownImagesBlockFragment } from '../../../platform/generated/operations-types.ts';
import styles from './CountdownScenes.module.css';
import type { CountdownView } from './useCountdown.ts';

type Slides = CountdownImagesBlockFragment['slides'];

/**
 * Renders the pictures on top of each other. Only the current picture, the previous one and, while the countdown runs, the next
 * one are displayed and thus loaded. Changes by the visitor are announced.
 */
export function CountdownScenes({ slides, countdown }: { slides: Slides; countdown: CountdownView }) {
  return (
    <div className={styles.scenes} aria-live={countdown.isRunning ? 'off' : 'polite'}>
      {slides.map(({ image, mobileImage }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a slide; two may show the same picture
        <div key={index} className={styles.scene} data-layer={layerOf(index, slides.length, countdown)}>
          <Picture className={styles.picture} picture={image} mobileCrop={mobileImage?.crop} sizes="100vw" />
        </div>
      ))}
    </div>
  );
}

function layerOf(index: number, slides: number, { slide, former, isRunning }: CountdownView): string | undefined {
  if (index === slide) return 'shown';
  if (index === former) return 'former';
  return isRunning && index === (slide + 1) % slides ? 'coming' : undefined;
}
