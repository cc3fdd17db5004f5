import { RichText } from '../design/RichText.tsx';
import { SliderControls } from '../design/slider/Slider.tsx';
import type { Slider } from '../design/slider/use-slider.ts';
import { CallToActionLink } from '../navigation/CallToActionLink.tsx';
import type { FragmentOf } from '../platform/data/operation.ts';
import type { CallToActionFragment } from '../platform/generated/operations-types.ts';
import styles from './BlockHeading.module.css';

type BlockHeadingProps = {
  id: string;
  title: string | null;
  text?: string | null;
  cta: FragmentOf<CallToActionFragment> | null;
  /** Present if the block is a slider; its controls are on the right. */
  slider?: Slider;
  controlsClassName?: string;
};

/** Renders the heading of a block: title and text on the left, call to action and slider controls on the right. */
export function BlockHeading({ id, title, text = null, cta, slider, controlsClassName }: BlockHeadingProps) {
  if (!title && !text && !cta && !slider) return null;
  return (
    <div className={styles.heading}>
      <div className={styles.words}>
        {title && <h2 id={id}>{title}</h2>}
        {text && <RichText className={styles.text} html={text} />}
      </div>
      <div className={styles.aside}>
        <CallToActionLink cta={cta} />
        {slider && <SliderControls slider={slider} className={controlsClassName} />}
      </div>
    </div>
  );
}

/** Returns the id of a block's title, which labels the block. */
export const titleId = (block: { id: number }) => `block-${block.id}`;
