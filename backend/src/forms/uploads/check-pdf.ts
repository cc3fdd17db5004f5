import { createReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { constants, createInflate, inflate } from 'node:zlib';
import { ActionSearch } from './pdf-actions.ts';
import { type PdfStream, PdfStreams } from './pdf-streams.ts';

const inflated = promisify(inflate);

/** What is too much of a PDF to be looked through: streams, those among them that may pack objects, and bytes of these. */
const mostStreams = 30_000;
const mostPacked = 5000;
const mostUnpacked = 200_000_000;
const longestBeginning = 65_536;

/** What may still be looked through of one file. */
type Left = { streams: number; packed: number; bytes: number };

/** Whether a PDF asks for something to run, in plain sight or packed with other objects; also where it cannot be told. */
export async function actsByItself(path: string): Promise<boolean> {
  const search = new ActionSearch();
  const streams = new PdfStreams();
  const left = { streams: mostStreams, packed: mostPacked, bytes: mostUnpacked };
  for await (const piece of createReadStream(path, { encoding: 'latin1' })) {
    if (search.finds(piece)) return true;
    for (const stream of streams.within(piece)) if (await isUnsafe(path, stream, left)) return true;
  }
  for (const stream of streams.rest()) if (await isUnsafe(path, stream, left)) return true;
  return false;
}

/** Objects that are packed begin with their numbers, after blanks or comments. A dictionary can hide what it says; this cannot be hidden. */
const beginsAsObjects = (text: string) => /^[\0\s]*(?:$|[\d+%-])/.test(text);

/** Objects that are packed in another way than programs do it, or encrypted, cannot be looked at, and are refused. */
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

/** Whether bytes begin as those that are deflated: the first two say so, and are a multiple of 31. */
function isDeflated(head: string): boolean {
  const [first, second] = [head.charCodeAt(0), head.charCodeAt(1)];
  return (first & 15) === 8 && (first * 256 + second) % 31 === 0;
}

/** What the first bytes of a stream unpack to; `long` where that is a great deal. */
async function beginningOf(head: string): Promise<string> {
  const options = { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: longestBeginning };
  try {
    return (await inflated(Buffer.from(head, 'latin1'), options)).toString('latin1');
  } catch (error) {
    return (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? 'long' : 'broken';
  }
}

/** Unpacks a stream piece by piece and looks through it, unless it turns out to be something else than objects. */
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
