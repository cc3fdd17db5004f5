import type { CSSProperties, ReactNode } from 'react';
import { useState } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import layout from '../foundation/layout.module.css';
import { Icon } from '../Icon.tsx';
import styles from './Slider.module.css';
import type { Slider } from './use-slider.ts';

type SliderRegionProps = { label?: string; labelledBy?: string; className?: string; children: ReactNode };

/** Renders the container of a slider, announced as a carousel. */
export function SliderRegion({ label, labelledBy, className, children }: SliderRegionProps) {
  const t = useMessages('design');
  return (
    <section className={className} aria-roledescription={t('slider')} aria-label={label} aria-labelledby={labelledBy}>
      {children}
    </section>
  );
}

type SliderRowProps = { slider: Slider; className?: string; focusable?: boolean; label?: string; children: ReactNode };

/** Renders the slides as list items in a row with scroll snapping. A row whose slides contain no links must be `focusable`. */
export function SliderRow({ slider, className = '', focusable = false, label, children }: SliderRowProps) {
  return (
    <ul
      id={slider.rowId}
      ref={slider.row}
      className={`${styles.row} ${className}`}
      tabIndex={focusable ? 0 : undefined}
      aria-label={label}
    >
      {children}
    </ul>
  );
}

/**
 * Renders the current place as a figure and a dimension line, and the buttons for previous and next. They appear once the script
 * works.
 */
export function SliderControls({ slider, className = '' }: { slider: Slider; className?: string }) {
  const { place, places, rowId } = slider;
  const [isAsked, setAsked] = useState(false);
  const t = useMessages('design');
  const shares = { '--from': (place - 1) / places || 0, '--share': 1 / Math.max(places, 1) } as CSSProperties;
  const button = (step: -1 | 1, label: string) => {
    const isPossible = place + step >= 1 && place + step <= places;
    return (
      <button
        type="button"
        className={step < 0 ? styles.back : styles.forth}
        aria-controls={rowId}
        aria-label={label}
        // `aria-disabled` instead of `disabled` keeps the keyboard focus on the button.
        aria-disabled={!isPossible}
        onClick={() => {
          if (!isPossible) return;
          setAsked(true);
          slider.go(place + step);
        }}
      >
        <Icon name="arrow" />
      </button>
    );
  };
  return (
    <div className={`${styles.controls} ${places > 1 ? styles.live : ''} ${className}`}>
      <span className={styles.figure} aria-hidden="true">
        {place} / {Math.max(places, 1)}
      </span>
      <span className={styles.line} style={shares} />
      {button(-1, t('previous'))}
      {button(1, t('next'))}
      <span className={layout.hidden} aria-live="polite">
        {isAsked && t('place', { place, places })}
      </span>
    </div>
  );
}
