/** Colours of the admin's drawings: ink, theme and background. */
const ink = '#1f4f49';
const theme = '#55948b';
const ground = '#f1f4f2';

/** Draws lines of text, `x y width` each. */
export const textLines = (...lines: [x: number, y: number, width: number][]): string =>
  lines.map(([x, y, width]) => `<path d="M${x} ${y}h${width}" stroke="${theme}"/>`).join('');

/** Draws an empty box: an input, a picture or a card. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="#fff"/>`;

/** Returns the drawing of a block for the picker, 240 by 160, as a data URL. */
export function blockPicture(drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><path fill="${ground}" d="M0 0h240v160H0z"/><g fill="none" stroke="${ink}" stroke-width="4">${drawing}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
