import { fileTypeFromBuffer } from 'file-type';

/** What is known of a file before all of it is read. */
export type FileHead = { bytes: Buffer; mime: string | undefined };

type FileKind = {
  contentType: string;
  /** Whether a content that begins so can be of this kind. */
  matches(head: FileHead): boolean;
  /** What has to be looked at besides: the parts of an archive, the actions of a document. */
  inside?: 'openXml' | 'openDocument' | 'pdf';
};

const isType =
  (...mimes: string[]) =>
  ({ mime }: FileHead) =>
    mime !== undefined && mimes.includes(mime);
const beginsWith =
  (...starts: (string | Buffer)[]) =>
  ({ bytes }: FileHead) =>
    starts.some((start) => bytes.subarray(0, start.length).equals(Buffer.from(start as string)));

const jpeg: FileKind = { contentType: 'image/jpeg', matches: isType('image/jpeg') };

/** A drawing as text begins with comments (999) and its first section; as binary with a name. */
const isDxf = ({ bytes }: FileHead) =>
  beginsWith('AutoCAD Binary DXF\r\n\x1a\0')({ bytes, mime: undefined }) ||
  (/^\uFEFF?(?:\s*999\r?\n[^\r\n]*\r?\n)*\s*0\r?\n\s*SECTION\s/.test(
    bytes.toString('latin1').replace(/^\u00EF\u00BB\u00BF/, ''),
  ) &&
    !bytes.includes(0));

const isZip = ({ bytes }: FileHead) => beginsWith('PK\x03\x04')({ bytes, mime: undefined });

/** What visitors may send, by the ending of its name. Nothing here runs in a browser, and no kind is text that might be markup. */
export const fileKinds: Readonly<Record<string, FileKind>> = {
  '.pdf': { contentType: 'application/pdf', matches: beginsWith('%PDF-'), inside: 'pdf' },
  '.jpg': jpeg,
  '.jpeg': jpeg,
  '.png': { contentType: 'image/png', matches: isType('image/png') },
  '.webp': { contentType: 'image/webp', matches: isType('image/webp') },
  '.heic': { contentType: 'image/heic', matches: isType('image/heic', 'image/heif') },
  '.docx': {
    contentType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    matches: isZip,
    inside: 'openXml',
  },
  '.xlsx': {
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    matches: isZip,
    inside: 'openXml',
  },
  '.odt': { contentType: 'application/vnd.oasis.opendocument.text', matches: isZip, inside: 'openDocument' },
  '.ods': { contentType: 'application/vnd.oasis.opendocument.spreadsheet', matches: isZip, inside: 'openDocument' },
  '.dwg': { contentType: 'image/vnd.dwg', matches: ({ bytes }) => /^AC10\d\d/.test(bytes.toString('latin1', 0, 6)) },
  '.dxf': { contentType: 'image/vnd.dxf', matches: isDxf },
  '.ifc': {
    contentType: 'application/x-step',
    matches: ({ bytes }) => /^\s*ISO-10303-21;/.test(bytes.toString('latin1', 0, 64)),
  },
  '.skp': {
    contentType: 'application/vnd.sketchup.skp',
    matches: beginsWith(Buffer.concat([Buffer.from([0xff, 0xfe, 0xff, 0x0e]), Buffer.from('SketchUp Model', 'utf16le')])),
  },
};

/** The endings that the installation takes: what editors may ask for. */
export const takenEndings: readonly string[] = Object.keys(fileKinds);

/** What runs: programs by their first bytes, scripts by their first line, pages and drawings of browsers by their markup. */
const programs = beginsWith('MZ', '\x7fELF', '#!', Buffer.from([0xca, 0xfe, 0xba, 0xbe]), Buffer.from([0xcf, 0xfa, 0xed, 0xfe]));
const markup = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed|\?php|%@)/i;

/** Whether a content is something that runs, whatever its name says. A document's own bytes are told by its kind first. */
export function runs(head: FileHead): boolean {
  const start = head.bytes.subarray(0, 1024);
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  const text = start.toString('latin1');
  return programs(head) || markup.test(isUtf16 ? text.replaceAll('\0', '') : text);
}

/** How much of a file its kind is told from. */
export const headBytes = 16_384;

export async function fileHead(bytes: Buffer): Promise<FileHead> {
  return { bytes, mime: (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime };
}
