import type { CollectionBeforeOperationHook } from 'payload';
import { sanitiseSvg } from '../html/sanitise-svg.ts';
import type { Label } from '../payload/label.ts';
import { refusal } from '../payload/refusal.ts';
import { maxPixels } from './original-file.ts';

const words = {
  name: {
    nl: 'De naam van dit bestand bevat tekens die niet zijn toegestaan. Geef het een andere naam.',
    en: 'The name of this file has characters that cannot be stored. Rename the file and upload it again.',
    de: 'Der Name dieser Datei enthält unzulässige Zeichen. Geben Sie ihr einen anderen Namen.',
  },
  pixels: {
    nl: `Deze afbeelding heeft meer dan ${maxPixels / 1_000_000} megapixels. Verklein haar, bijvoorbeeld tot 6000 pixels breed, en upload haar opnieuw.`,
    en: `This picture has more than ${maxPixels / 1_000_000} megapixels. Upload a smaller one, for example 6000 pixels wide.`,
    de: `Dieses Bild hat mehr als ${maxPixels / 1_000_000} Megapixel. Verkleinern Sie es, zum Beispiel auf 6000 Pixel Breite, und laden Sie es erneut hoch.`,
  },
} satisfies Record<string, Label>;

/** Returns the refusal of a type that a collection does not store, with the types that it stores. */
function otherType(types: readonly string[]): Label {
  const names = types.map((type) => type.replace(/^.*\/|\+xml$/g, '').toUpperCase()).join(', ');
  return {
    nl: `Dit type bestand kan hier niet. Kies een bestand van het type ${names}.`,
    en: `This type of file is not possible here. Choose a file of the type ${names}.`,
    de: `Dieser Dateityp ist hier nicht möglich. Wählen Sie eine Datei vom Typ ${names}.`,
  };
}

/** Refuses a file with an invalid name or of another type, and a picture with too many pixels, without decoding it. */
export const refuseUnusableFiles: CollectionBeforeOperationHook = async ({ collection, req }) => {
  const { file } = req;
  if (!file) return;
  if (/\p{Cc}/u.test(file.name)) throw refusal(req, words.name, 'file');
  const { mimeTypes } = collection.upload;
  if (mimeTypes && !mimeTypes.includes(file.mimetype) && !isVector(file)) throw refusal(req, otherType(mimeTypes), 'file');
  if (!/^image\/(?!svg)/.test(file.mimetype)) return;
  // Loaded on demand: the API shares this configuration, but only the admin receives such files.
  const { default: sharp } = await import('sharp');
  const size = await sharp(file.data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined);
  if (size && size.width * size.height > maxPixels) throw refusal(req, words.pixels, 'file');
};

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
