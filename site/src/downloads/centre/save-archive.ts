import type { ArchiveFailure, ArchiveProgress } from './use-archive.ts';

/** Reasons by the status of the answer; every other one means that a later attempt may succeed. */
const failures: Readonly<Record<number, ArchiveFailure>> = { 400: 'gone', 404: 'gone', 413: 'tooLarge', 429: 'tooOften' };

type ArchiveRequest = {
  address: string;
  body: URLSearchParams;
  /** Expected size in bytes, for an answer without its length. */
  expected: number;
  onProgress(progress: ArchiveProgress): void;
  signal: AbortSignal;
};

/** Requests an archive and saves it as a file. Returns undefined once it is saved, or what is wrong. Throws without an answer. */
export async function saveArchive(request: ArchiveRequest): Promise<ArchiveFailure | undefined> {
  const { address, body, expected, onProgress, signal } = request;
  const answer = await fetch(address, { method: 'POST', body, signal });
  if (!answer.ok || !answer.body) return failures[answer.status] ?? 'later';
  const length = Number(answer.headers.get('content-length')) || expected;
  const reader = answer.body.getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    received += part.value.length;
    onProgress({ received, total: Math.max(length, received) });
  }
  saveFile(new Blob(parts, { type: 'application/zip' }), fileNameIn(answer.headers.get('content-disposition')));
  const missing = answer.headers.get('x-missing-files');
  return missing === null ? undefined : { missing: decodeURIComponent(missing).split('\n').join(', ') };
}

/** Returns the file name that an answer states. */
export function fileNameIn(disposition: string | null): string {
  return /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? 'downloads.zip';
}

/** Time in milliseconds after which the content of a saved file is released. Browsers read it after the click. */
const releasedAfter = 60_000;

function saveFile(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releasedAfter);
}
