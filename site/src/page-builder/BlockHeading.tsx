import { RichText } from '../design/RichText.tsx';
import { SliderControls } from '../design/Slider.tsx';
import type { Slider } from '../design/useSlider.ts';
import { CallToActionLink } from '../navigation/CallToActionLink.tsx';
import type { FragmentOf } from '../platform/data/fragment.ts';
import type { CallToActionFragment } from '../platform/generated/operations-types.ts';
import styles from './BlockHeading.module.css';

type BlockHeadingProps = {
  id: string;
  title: string | null;
  text?: string | null;
  cta: FragmentOf<CallToActionFragment> | null;
  /** Where the block is a slider: its controls stand at the right. */
  slider?: Slider;
  controlsClassName?: string;
};

/** The head of a block: title and text left, the way on and the controls of its slider right. */
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

/** The id of a block's title, by which the block is named. */
export const titleId = (block: { id: number }) => `block-${block.id}`;
