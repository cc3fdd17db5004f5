import { type CropName, crops } from '@plantsoen/contract/crops.ts';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { type DemoContent, readMedia } from './demo-content.ts';

/** Path below which the gallery serves the demo media. */
export const mediaPath = '/demo/';

/** Returns a picture of the demo content as an `Image` of the contract. Throws if the manifest lacks it. */
export function imageOf({ media }: DemoContent, file: string, locale: LocaleCode) {
  const picture = media.find((one) => one.file === file);
  if (!picture) throw new Error(`the demo content has no ${file}`);
  return {
    alt: picture.alt[locale],
    cutOut: picture.kind === 'studio',
    crop: ({ name }: { name: CropName }) => {
      const { width, height } = crops[name];
      const path = `${mediaPath}crop/${width}x${height}/${file}`;
      return { path, widths: [width], formats: ['svg'], url: `${path}-${width}.svg`, width, height };
    },
  };
}

/** Returns a logo of the demo content as a `Logo` of the contract. */
export function logoOf({ media }: DemoContent, file: string) {
  const logo = media.find((one) => one.file === file);
  return { url: `${mediaPath}file/${file}`, title: file, width: logo?.width ?? 240, height: logo?.height ?? 60 };
}

/**
 * Returns the SVG at a path below `mediaPath`: a crop of a picture, an elevation or a file. The API makes crops and elevations of
 * the site; here the browser cuts the picture to size. Returns `undefined` for other paths.
 */
export function demoMedia(path: string): string | undefined {
  const [, kind, rest = ''] = /^(crop|elevation|file)\/(.+)$/.exec(path) ?? [];
  if (kind === 'file') return readMedia(rest).toString();
  if (kind === 'elevation') return frontView(readMedia(`drawings/${rest}`).toString());
  const [, width, height, file = ''] = /^(\d+)x(\d+)\/(.+)-\d+\.svg$/.exec(rest) ?? [];
  if (!width) return undefined;
  const type = file.endsWith('.png') ? 'png' : 'jpeg';
  const data = `data:image/${type};base64,${readMedia(file).toString('base64')}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
    <image width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice" href="${data}"/></svg>`;
}

/** Returns the front view of a dimensional drawing, cut to its lines. */
function frontView(drawing: string): string {
  const paths = [...drawing.matchAll(/data-view="front" d="([^"]+)"/g)].map(([, path = '']) => path);
  const points = [...paths.join(' ').matchAll(/[ML]?(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const lines = paths.map((path) => `<path d="${path}"/>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${left} ${top} ${Math.max(...xs) - left} ${Math.max(...ys) - top}"
    preserveAspectRatio="none" fill="none" stroke="#000" stroke-width="3">${lines}</svg>`;
}
