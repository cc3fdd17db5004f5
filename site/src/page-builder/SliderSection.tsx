import type { ReactNode } from 'react';
import layout from '../design/foundation/layout.module.css';
import { SliderRegion, SliderRow } from '../design/slider/Slider.tsx';
import { useSlider } from '../design/slider/use-slider.ts';
import type { FragmentOf } from '../platform/data/operation.ts';
import type { CallToActionFragment } from '../platform/generated/operations-types.ts';
import { BlockHeading } from './BlockHeading.tsx';

type SliderSectionProps = {
  id: string;
  title: string | null;
  text?: string | null;
  cta: FragmentOf<CallToActionFragment> | null;
  rowClassName: string | undefined;
  controlsClassName?: string;
  children: ReactNode;
};

/** Renders a block whose cards form a row that extends beyond the right edge of the window (BLK-18). */
export function SliderSection({ id, rowClassName, children, ...heading }: SliderSectionProps) {
  const slider = useSlider();
  return (
    <SliderRegion className={layout.section} labelledBy={heading.title ? id : undefined}>
      <BlockHeading id={id} slider={slider} {...heading} />
      <SliderRow slider={slider} className={rowClassName}>
        {children}
      </SliderRow>
    </SliderRegion>
  );
}
