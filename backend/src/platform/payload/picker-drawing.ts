/** Colours of the drawings: ink, theme and background. */
const ink = '#1f4f49';
const theme = '#55948b';
const ground = '#f1f4f2';

/** Draws lines of text, `x y width` each. */
export const textLines = (...lines: [x: number, y: number, width: number][]): string =>
  lines.map(([x, y, width]) => `<path d="M${x} ${y}h${width}" stroke="${theme}"/>`).join('');

/** Draws an empty box: an input, a picture or a card. */
export const box = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="2" fill="#fff"/>`;

/** Draws a picture of hills and a sun, at least 40 wide. */
export const photo = (x: number, y: number, width: number, height: number): string => {
  const step = width / 5;
  return `${box(x, y, width, height)}<path d="M${x + 4} ${y + height - 6}l${step * 1.4} ${-height * 0.4} ${step * 1.2} ${height * 0.26} ${step} ${-height * 0.18} ${step * 1.2} ${height * 0.3}" stroke="${theme}"/><circle cx="${x + width - step}" cy="${y + height * 0.28}" r="5" fill="${theme}" stroke="none"/>`;
};

/** Returns the drawing of a block or form field for the picker, 240 by 160, as a data URL. The stroke is that of ink, 4 wide. */
export function pickerDrawing(drawing: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 160"><path fill="${ground}" d="M0 0h240v160H0z"/><g fill="none" stroke="${ink}" stroke-width="4">${drawing}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
