import { jpegSize } from './jpeg-size.ts';

/** A picture of a video from its host. */
export type HostPicture = { bytes: Buffer; width: number; height: number };

/** The host's names of the sizes, largest first. */
const sizes = ['maxresdefault', 'sddefault', 'hqdefault', 'mqdefault', 'default'] as const;
const smallest = sizes.length - 1;

const timeoutMs = 8_000;
const maxTotalBytes = 3_000_000;
const maxPixelCount = 4_000;

/**
 * Returns the largest picture that the host has of a video; undefined if it has none. For a missing size the host may send a
 * placeholder of 120 by 90 px, after which the next smaller size is requested. Throws if the host is unreachable.
 */
export async function maxPicture(origin: string, videoId: string): Promise<HostPicture | undefined> {
  for (const [index, size] of sizes.entries()) {
    const picture = await pictureAt(`${origin}/vi/${videoId}/${size}.jpg`);
    if (picture && (index === smallest || !isPlaceholder(picture))) return picture;
  }
  return undefined;
}

const isPlaceholder = ({ width, height }: HostPicture) => width === 120 && height === 90;

async function pictureAt(url: string): Promise<HostPicture | undefined> {
  const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
  if (!response.ok || response.headers.get('content-type') !== 'image/jpeg') {
    await response.body?.cancel();
    if (response.status >= 500) throw new Error(`the host answered ${response.status}`);
    return undefined;
  }
  const bytes = await readUpTo(response, maxTotalBytes);
  const size = bytes && jpegSize(bytes);
  return size && Math.max(size.width, size.height) <= maxPixelCount ? { bytes, ...size } : undefined;
}

/** Returns the body of a response; undefined if it exceeds `maxBytes` bytes, after which reading stops. */
async function readUpTo({ body }: Response, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
