import type { DefaultServerCellComponentProps } from 'payload';

/** Renders several texts in a list, with a dash in a range of numbers. */
export function TextsCell({ cellData }: DefaultServerCellComponentProps) {
  const texts = Array.isArray(cellData) ? cellData.map((text) => String(text).replace(/^(\d+)-(\d+)$/, '$1–$2')) : [];
  return <span>{texts.join(', ') || '–'}</span>;
}
