import { createReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { constants, createInflate, inflate } from 'node:zlib';
import { type PdfStream, PdfStreams } from './pdf-streams.ts';

const inflated = promisify(inflate);

/** Limits beyond which a PDF is refused: streams, streams that may contain packed objects, and the unpacked bytes of these. */
const maxStreams = 30_000;
const maxPacked = 5000;
const maxUnpacked = 200_000_000;
const maxInflatedBytes = 65_536;

/** Remaining limits while a file is checked. */
type Left = { streams: number; packed: number; bytes: number };

/**
 * Whether a PDF contains an action that runs by itself, in plain text or in packed objects. Returns true if it cannot be checked.
 */
export async function actsByItself(path: string): Promise<boolean> {
  const search = new ActionSearch();
  const streams = new PdfStreams();
  const left = { streams: maxStreams, packed: maxPacked, bytes: maxUnpacked };
  for await (const piece of createReadStream(path, { encoding: 'latin1' })) {
    if (search.finds(piece)) return true;
    for (const stream of streams.within(piece)) if (await isUnsafe(path, stream, left)) return true;
  }
  for (const stream of streams.rest()) if (await isUnsafe(path, stream, left)) return true;
  return false;
}

/**
 * Whether a text begins like packed objects, with numbers after whitespace or comments. A dictionary may hide them; their text
 * cannot.
 */
const beginsAsObjects = (text: string) => /^[\0\s]*(?:$|[\d+%-])/.test(text);

/**
 * Whether a stream is unsafe. Packed objects that are encrypted or encoded in an unusual way cannot be checked, so they are
 * refused.
 */
async function isUnsafe(path: string, stream: PdfStream, left: Left): Promise<boolean> {
  const { head, isMarked, isPlain } = stream;
  if (isMarked && !isPlain) return true;
  if (!isDeflated(head)) return isMarked;
  left.streams -= 1;
  if (left.streams < 0) return true;
  const beginning = await beginningOf(head);
  if (beginning === 'broken') return isMarked;
  if (beginning !== 'long' && !beginsAsObjects(beginning)) return isMarked;
  left.packed -= 1;
  return left.packed < 0 || (await actsWithin(path, stream, left));
}

/** Whether bytes start with a zlib header: method 8, and a 16-bit value that is a multiple of 31. */
function isDeflated(head: string): boolean {
  const [first, second] = [head.charCodeAt(0), head.charCodeAt(1)];
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}

/** Returns the unpacked first bytes of a stream; `long` if they exceed the limit, `broken` if they cannot be unpacked. */
async function beginningOf(head: string): Promise<string> {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: maxInflatedBytes };
  try {
    return (await inflated(Buffer.from(head, 'latin1'), options)).toString('latin1');
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'long' : 'broken';
  }
}

/** Unpacks a stream in chunks and searches it for actions, unless its content is something other than objects. */
async function actsWithin(path: string, { start, isMarked }: PdfStream, left: Left): Promise<boolean> {
  const search = new ActionSearch();
  const unpacking = createInflate();
  const file = createReadStream(path, { start }).on('error', (error) => unpacking.destroy(error));
  let isTold = false;
  try {
    for await (const bytes of file.pipe(unpacking)) {
      const piece = (bytes as Buffer).toString('latin1');
      left.bytes -= piece.length;
      if (left.bytes < 0) return true;
      if (!isTold && !beginsAsObjects(piece)) return isMarked;
      isTold ||= /[^\0\s]/.test(piece);
      if (search.finds(piece)) return true;
    }
    return false;
  } catch {
    return true;
  } finally {
    file.destroy();
  }
}

/** Matches actions that run automatically, embedded files, and addresses that open together with the PDF. */
const actions =
  /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia|ImportData|SubmitForm)(?![A-Za-z])|\/(?:OpenAction|AA)\s*<<[^>]{0,80}\/(?:URI|GoTo[RE])(?![A-Za-z])/;
/** Matches a letter that is written as a code in a PDF name. */
const codedLetter = /#([0-9a-f]{2})/gi;
/** Number of characters that chunks share: more than the longest name with each letter as a code. */
const overlap = 400;

/** Searches a text in chunks for PDF actions, including actions that span two chunks. */
class ActionSearch {
  #tail = '';

  finds(piece: string): boolean {
    const text = `${this.#tail}${piece}`;
    this.#tail = text.slice(-overlap);
    return actions.test(text.replace(codedLetter, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
  }
}
