import type { CSSProperties } from 'react';
import { RichText } from '../../../design/RichText.tsx';
import { CallToActionLink } from '../../../navigation/CallToActionLink.tsx';
import type { CountdownImagesBlockFragment } from '../../../platform/generated/operations-types.ts';
import styles from './CountdownTitles.module.css';
import type { CountdownView } from './useCountdown.ts';

type Slides = CountdownImagesBlockFragment['slides'];

/**
 * Renders the titles of the slides in four columns, each as a button that shows its slide. Text and link of the current slide are
 * below.
 */
export function CountdownTitles({ slides, countdown }: { slides: Slides; countdown: CountdownView }) {
  const rows = { '--rows-of-two': Math.ceil(slides.length / 2), '--rows-of-four': Math.ceil(slides.length / 4) } as CSSProperties;
  return (
    <ul className={slides.length > 4 ? styles.many : styles.titles} style={rows}>
      {slides.map(({ titleField, text, cta }, index) => {
        const isShown = index === countdown.slide;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a slide; two may show the same picture
          <li key={index} className={styles.slide} data-shown={isShown || undefined}>
            <h3 className={styles.title}>
              <span className={styles.line} />
              <button
                type="button"
                className={styles.button}
                aria-current={isShown || undefined}
                onClick={() => countdown.show(index)}
              >
                {titleField ?? index + 1}
              </button>
            </h3>
            <div className={styles.text}>
              {text && <RichText className={styles.words} html={text} />}
              <CallToActionLink cta={cta} />
            </div>
          </li>
        );
      })}
    </ul>
  );
}
