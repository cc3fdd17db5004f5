import { colourRows, product } from '../colour-choice.ts';
import { expect, test } from './engine-test.ts';

for (const width of [375, 360])
  test.describe(`at ${width} px`, () => {
    test.use({ size: { width, height: 844 } });

    test('CAT-05 all colours of a product fit in one row, also beside a scrollbar', async ({ visitor, engineName }) => {
      await visitor.open(product);
      const scrollbar = await visitor.tab.run(() => window.innerWidth - document.documentElement.clientWidth);
      if (engineName === 'firefox') expect(scrollbar, 'width of the scrollbar').toBeGreaterThan(0);
      expect(await visitor.tab.run(colourRows)).toEqual([9]);
    });
  });
