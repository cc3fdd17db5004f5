import { localeOf } from '@plantsoen/contract/locales.ts';
import { totalsOf } from '../list-totals.ts';
import { type ListWords, listWords } from '../list-words.ts';
import type { QuotationPdf } from '../quotation-pdf.ts';
import { drawColumnHeads, drawLetterhead, drawTitle } from './pdf-header.ts';
import { drawRow, drawSection, rowHeight, sectionHeight } from './pdf-row.ts';
import { pageLayout } from './pdf-style.ts';
import { drawTotals, totalsHeight } from './pdf-totals.ts';
import { type Fonts, PdfWriter } from './pdf-writer.ts';

/** Pictures as JPEG or PNG: the logo, and one for each line that has a picture. */
type PdfPictures = { logo: Buffer | null; lines: readonly (Buffer | null)[] };

/** Creates the PDF of a list: letterhead, numbered rows that are never split across pages, and the totals right below them. */
export async function listPdf(list: QuotationPdf, pictures: PdfPictures, fonts: Fonts): Promise<Buffer> {
  const words = listWords[list.locale];
  const name = list.number ? `${words.request} ${list.number}` : words.list;
  const pen = new PdfWriter(fonts, pageLayout, {
    title: `${name}, ${list.company.name}`,
    author: list.company.name,
    language: localeOf(list.locale).languageTag,
  });
  const finished = bytesOf(pen);
  const newPage = (isFirst: boolean) => {
    pen.document.addPage();
    return isFirst ? drawTitle(pen, list, name, words, drawLetterhead(pen, list, pictures.logo)) : pageLayout.top;
  };

  let table = pen.part('Table');
  let y = drawColumnHeads(pen, list, newPage(true), table);
  for (const [index, line] of list.lines.entries()) {
    const section = line.section === list.lines[index - 1]?.section ? undefined : line.section;
    if (y + (section ? sectionHeight : 0) + rowHeight(pen, line, list.locale) > pageLayout.bottom) {
      table = pen.part('Table');
      y = drawColumnHeads(pen, list, newPage(false), table);
    }
    if (section) y = drawSection(pen, section, y, table);
    const row = {
      line,
      place: index + 1,
      picture: pictures.lines[index] ?? null,
      locale: list.locale,
      siteOrigin: list.siteOrigin,
    };
    y = drawRow(pen, row, y, table);
  }
  const totals = totalsOf(list.lines);
  if (y + totalsHeight(pen, totals, list) > pageLayout.bottom) y = newPage(false);
  drawTotals(pen, totals, list, y);
  drawFeet(pen, words, [name, list.company.name].join(', '));
  pen.document.end();
  return finished;
}

function bytesOf({ document }: PdfWriter): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    document.on('data', (chunk: Buffer) => chunks.push(chunk));
    document.on('end', () => resolve(Buffer.concat(chunks)));
    document.on('error', reject);
  });
}

/** Writes the name of the document and the page number at the foot of every page. */
function drawFeet(pen: PdfWriter, words: ListWords, name: string): void {
  const { start, count } = pen.document.bufferedPageRange();
  const half = (pageLayout.right - pageLayout.left) / 2;
  for (let page = start; page < start + count; page += 1) {
    pen.document.switchToPage(page);
    pen.aside(() => {
      pen.text(name, 'label', { x: pageLayout.left, y: pageLayout.foot, width: half * 1.5, colour: 'soft' });
      const box = { x: pageLayout.left + half, y: pageLayout.foot, width: half, align: 'right', colour: 'soft' } as const;
      pen.text(words.page(page + 1, count), 'label', box);
    });
  }
}
