import type { ListWords } from '../list-words.ts';
import { sheet } from './pdf-style.ts';
import type { PdfWriter } from './pdf-writer.ts';

/** Writes the name of the document and the page number at the foot of every page. */
export function drawFeet(pen: PdfWriter, words: ListWords, name: string): void {
  const { start, count } = pen.document.bufferedPageRange();
  const half = (sheet.right - sheet.left) / 2;
  for (let page = start; page < start + count; page += 1) {
    pen.document.switchToPage(page);
    pen.aside(() => {
      pen.text(name, 'label', { x: sheet.left, y: sheet.foot, width: half * 1.5, colour: 'soft' });
      const box = { x: sheet.left + half, y: sheet.foot, width: half, align: 'right', colour: 'soft' } as const;
      pen.text(words.sheet(page + 1, count), 'label', box);
    });
  }
}
