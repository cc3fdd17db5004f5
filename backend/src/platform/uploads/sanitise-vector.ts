import type { CollectionBeforeOperationHook } from 'payload';
import { sanitiseSvg } from '../html/sanitise-svg.ts';
import { refusal } from '../payload/refusal.ts';

/** Sanitises an uploaded SVG before any other hook (SEC-07). Refuses content that is not SVG. */
export const sanitiseVector: CollectionBeforeOperationHook = ({ req }) => {
  const { file } = req;
  if (!file || !isVector(file)) return;
  const clean = sanitiseSvg(file.data.toString('utf8'));
  if (clean === undefined)
    throw refusal(req, { nl: 'Dit bestand is geen SVG', en: 'This file is not an SVG', de: 'Diese Datei ist kein SVG' }, 'file');
  file.data = Buffer.from(clean);
  file.size = file.data.length;
};

function isVector({ name, mimetype, data }: { name: string; mimetype: string; data: Buffer }): boolean {
  if (/\.svgz?$/i.test(name) || mimetype.startsWith('image/svg')) return true;
  return /<svg[\s>]/i.test(data.subarray(0, 4096).toString('utf8'));
}
