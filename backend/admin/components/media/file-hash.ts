/** Number of hex digits that name a stored file, as in `contentHash` of the backend. */
const digits = 24;

/** Returns the hash by which the backend stores a file: the first hex digits of its sha256. */
export async function fileHash(file: Blob): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, digits);
}
