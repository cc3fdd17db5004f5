import { jpegSize } from './jpeg-size.ts';

/** A picture of a film as its host has it. */
export type HostPicture = { bytes: Buffer; width: number; height: number };

/** The names of the host's sizes, the largest first. */
const sizes = ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault', 'default'] as const;
const smallest = sizes.length - 1;

const patienceMs = 8_000;
const mostBytes = 3_000_000;
const mostPixels = 4_000;

/**
 * The largest picture that the host has of a film; undefined where it has none. Instead of a size that does not exist the host may
 * send a placeholder of 120 by 90 px: the next smaller one is asked for then. Throws where the host cannot be reached.
 */
export async function largestPicture(origin: string, videoId: string): Promise<HostPicture | undefined> {
  for (const [index, size] of sizes.entries()) {
    const picture = await pictureAt(`${origin}/vi/${videoId}/${size}.jpg`);
    if (picture && (index === smallest || !isPlaceholder(picture))) return picture;
  }
  return undefined;
}

const isPlaceholder = ({ width, height }: HostPicture) => width === 120 && height === 90;

async function pictureAt(url: string): Promise<HostPicture | undefined> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(patienceMs) });
  if (!response.ok || response.headers.get('content-type') !== 'image/jpeg') {
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`the host answered ${response.status}`);
    return undefined;
  }
  const bytes = await readAtMost(response, mostBytes);
  const size = bytes && jpegSize(bytes);
  return size && Math.max(size.width, size.height) <= mostPixels ? { bytes, ...size } : undefined;
}

/** What a response carries; undefined where it is more than so many bytes, of which no more is read then. */
async function readAtMost({ body }: Response, most: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
