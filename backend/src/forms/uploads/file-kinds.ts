import { fileTypeFromBuffer } from 'file-type';

/** The first bytes of a file, with the type that they indicate. */
export type FileHead = { bytes: Buffer; mime: string | undefined };

type FileKind = {
  contentType: string;
  /** Whether a file with these first bytes can be of this type. */
  matches(head: FileHead): boolean;
  /** Content that is checked, too: the parts of an archive, or the actions of a PDF. */
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

/** Whether a file is a DXF drawing. As text it begins with comments (999) and its first section; as binary with a signature. */
const isDxf = ({ bytes }: FileHead) =>
  beginsWith('AutoCAD Binary DXF\r\n\x1a\0')({ bytes, mime: undefined }) ||
  (/^\uFEFF?(?:\s*999\r?\n[^\r\n]*\r?\n)*\s*0\r?\n\s*SECTION\s/.test(
    bytes.toString('latin1').replace(/^\u00EF\u00BB\u00BF/, ''),
  ) &&
    !bytes.includes(0));

const isZip = ({ bytes }: FileHead) => beginsWith('PK\x03\x04')({ bytes, mime: undefined });

/** Types of files that visitors may upload, by extension. None runs in a browser, and none is text that could be markup. */
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

/** Extensions that the installation accepts, from which editors may choose. */
export const takenEndings: readonly string[] = Object.keys(fileKinds);

/** Patterns for content that runs: programs and scripts by their first bytes, web pages and SVG by their markup. */
const programs = beginsWith('MZ', '\x7fELF', '#!', Buffer.from([0xca, 0xfe, 0xba, 0xbe]), Buffer.from([0xcf, 0xfa, 0xed, 0xfe]));
const markup = /<(?:!doctype\s+html|html|head|body|script|svg|iframe|object|embed|\?php|%@)/i;

/** Whether content can run, regardless of its name. Files that match the type of their extension are not tested. */
export function runs(head: FileHead): boolean {
  const start = head.bytes.subarray(0, 1024);
  const isUtf16 = (start[0] === 0xff && start[1] === 0xfe) || (start[0] === 0xfe && start[1] === 0xff);
  const text = start.toString('latin1');
  return programs(head) || markup.test(isUtf16 ? text.replaceAll('\0', '') : text);
}

/** Number of bytes at the start of a file from which its type is detected. */
export const headBytes = 16_384;

export async function fileHead(bytes: Buffer): Promise<FileHead> {
  return { bytes, mime: (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime };
}
