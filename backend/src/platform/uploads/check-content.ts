import type { CollectionBeforeOperationHook } from 'payload';
import type { Label } from '../payload/label.ts';
import { refusal } from '../payload/refusal.ts';

/** Width and height in pixels to which the check decodes the picture. */
const probeSize = 64;

const messages = {
  picture: {
    nl: 'Deze afbeelding is beschadigd of onvolledig. Open haar in een beeldprogramma, sla haar opnieuw op en probeer het nog eens.',
    en: 'This picture is damaged or incomplete. Open it in a picture editor, save it and upload it again.',
    de: 'Dieses Bild ist beschädigt oder unvollständig. Öffnen Sie es in einem Bildprogramm, speichern Sie es neu und versuchen Sie es noch einmal.',
  },
  model: {
    nl: 'Dit is geen geldig 3D-model (glTF 2.0, .glb). Exporteer het model opnieuw en probeer het nog eens.',
    en: 'This is not a valid 3D model (glTF 2.0, .glb). Export the model and upload it again.',
    de: 'Dies ist kein gültiges 3D-Modell (glTF 2.0, .glb). Exportieren Sie das Modell neu und versuchen Sie es noch einmal.',
  },
  pdf: {
    nl: 'Dit is geen PDF. Controleer het bestand en probeer het nog eens.',
    en: 'This is not a PDF. Check the file and upload it again.',
    de: 'Dies ist keine PDF-Datei. Prüfen Sie die Datei und versuchen Sie es noch einmal.',
  },
} as const satisfies Record<string, Label>;

type UploadedContent = { name: string; mimetype: string; data: Buffer };

/** Refuses a file whose content does not match its name and type, for types that the site depends on. */
export const checkContent: CollectionBeforeOperationHook = async ({ req }) => {
  if (!req.file) return;
  const fault = await faultOf(req.file);
  if (fault) throw refusal(req, messages[fault], 'file');
};

async function faultOf({ name, mimetype, data }: UploadedContent): Promise<keyof typeof messages | undefined> {
  if (/\.(jpe?g|png|webp|avif)$/i.test(name) || /^image\/(jpeg|png|webp|avif)$/.test(mimetype))
    return (await isWholePicture(data)) ? undefined : 'picture';
  if (/\.glb$/i.test(name)) return isModel(data) ? undefined : 'model';
  if (/\.pdf$/i.test(name)) return data.subarray(0, 1024).includes('%PDF-') ? undefined : 'pdf';
  return undefined;
}

/** Whether every line of a picture can be decoded. Its header alone would not reveal missing data. */
async function isWholePicture(data: Buffer): Promise<boolean> {
  // Loaded on demand: the API shares this configuration, but only the admin receives such files.
  const { default: sharp } = await import('sharp');
  return sharp(data, { failOn: 'truncated', sequentialRead: true })
    .resize(probeSize, probeSize, { fit: 'fill' })
    .raw()
    .toBuffer()
    .then(
      () => true,
      () => false,
    );
}

const magic = 0x46546c67;
const jsonChunk = 0x4e4f534a;
const headerBytes = 20;

/** Reads the header and the JSON chunk of a binary glTF 2.0 (Khronos glTF 2.0, section 4). */
function isModel(data: Buffer): boolean {
  if (data.length < headerBytes || data.readUInt32LE(0) !== magic || data.readUInt32LE(4) !== 2) return false;
  const length = data.readUInt32LE(12);
  if (data.readUInt32LE(8) !== data.length || data.readUInt32LE(16) !== jsonChunk || headerBytes + length > data.length)
    return false;
  try {
    const { asset } = JSON.parse(data.toString('utf8', headerBytes, headerBytes + length)) as { asset?: { version?: string } };
    return asset?.version === '2.0';
  } catch {
    return false;
  }
}
