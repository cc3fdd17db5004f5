import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { SliderControls, SliderRegion, SliderRow } from './Slider.tsx';
import { type Slider, useSlider } from './use-slider.ts';

function Row() {
  const slider = useSlider();
  return (
    <SliderRegion label="Bank">
      <SliderControls slider={slider} />
      <SliderRow slider={slider} focusable>
        <li>1</li>
      </SliderRow>
    </SliderRegion>
  );
}

const at = (place: number, places: number): Slider => ({ place, places, row: { current: null }, rowId: 'r', go() {} });
const controls = (slider: Slider) => renderView(<SliderControls slider={slider} />);

test('BLK-18 a slider is a named carousel whose row scrolls by keyboard without scripts', () => {
  const html = renderView(<Row />);
  expect(html).toMatch(/<section aria-roledescription="carrousel" aria-label="Bank">/);
  const [, controlled] = /aria-controls="([^"]+)"/.exec(html) ?? [];
  expect(html).toContain(`<ul id="${controlled}"`);
  expect(html).toContain('tabindex="0"');
});

test('BLK-18 the controls show the figure and the share of the line, and have names', () => {
  const html = controls(at(2, 6));
  expect(html.replaceAll('<!-- -->', '')).toContain('>2 / 6</span>');
  expect(html).toContain('--share:0.16666666666666666');
  expect(html).toContain('--from:0.16666666666666666');
  expect(html).toMatch(/aria-label="Vorige" aria-disabled="false"/);
  expect(html).toMatch(/aria-label="Volgende" aria-disabled="false"/);
});

test('BLK-18 the first place disables the previous button, the last place the next button', () => {
  expect(controls(at(1, 3))).toMatch(/aria-label="Vorige" aria-disabled="true"/);
  expect(controls(at(3, 3))).toMatch(/aria-label="Volgende" aria-disabled="true"/);
});

test('BLK-18 a row with one place, or without scripts, hides its controls', () => {
  expect(controls(at(1, 1))).not.toMatch(/class="[^"]*live/);
  expect(renderView(<Row />)).not.toMatch(/class="[^"]*live/);
  expect(controls(at(1, 2))).toMatch(/class="[^"]*live/);
});
