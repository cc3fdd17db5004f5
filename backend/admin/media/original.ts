import { open } from 'node:fs/promises';
import { contentTypeOf, isAttachment } from '../../src/platform/api/content-types.ts';
import { fileHeaders, type KeptFile } from './uploaded-file.ts';

/** Answers with the file as it was uploaded. */
export async function original({ path, filename }: KeptFile): Promise<Response> {
  const file = await open(path);
  const { size } = await file.stat();
  const disposition = isAttachment(filename) ? 'attachment' : 'inline';
  return new Response(file.readableWebStream({ autoClose: true }) as ReadableStream<Uint8Array>, {
    headers: {
      ...fileHeaders,
      'content-type': contentTypeOf(filename),
      'content-length': String(size),
      'content-disposition': `${disposition}; filename*=UTF-8''${encodeURIComponent(filename)}`,
    },
  });
}
