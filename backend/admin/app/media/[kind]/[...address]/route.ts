import { getPayload } from 'payload';
import { currentAddress } from '../../../../../src/media/replaced-file.ts';
import { requestReads } from '../../../../../src/platform/database/request-sql.ts';
import { isStorageUnavailable } from '../../../../../src/platform/storage/file-storage.ts';
import { isFromEditor } from '../../../../from-editor.ts';
import { original, thumbnail } from '../../../../media/file-responses.ts';
import { findUploadedFile } from '../../../../media/uploaded-file.ts';
import config from '../../../../payload.config.ts';
import { whenAvailable } from '../../../../unavailable.ts';

type Address = { params: Promise<{ kind: string; address: string[] }> };

/** Answers an uploaded file for editors under its address on the site; with `?thumbnail` a thumbnail. */
export function GET(request: Request, address: Address): Promise<Response> {
  return whenAvailable(() => answer(request, address));
}

async function answer(request: Request, { params }: Address): Promise<Response> {
  if (!(await isFromEditor(request.headers))) return new Response(null, { status: 401 });
  const { kind, address } = await params;
  const file = await findUploadedFile(kind, address);
  if (!file) return moved(new URL(request.url).pathname);
  const answer = new URL(request.url).searchParams.has('thumbnail') ? thumbnail(file) : original(file);
  // The file is missing or damaged. The admin shows that instead of the picture.
  return answer.catch((error: unknown) => {
    if (isStorageUnavailable(error)) throw error;
    return new Response(null, { status: 404 });
  });
}

/** Redirects the address of a file that was replaced, as the site does (EDT-05). */
async function moved(path: string): Promise<Response> {
  const payload = await getPayload({ config });
  const location = await currentAddress(await requestReads({ payload, transactionID: undefined }), path);
  return location
    ? new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
    : new Response(null, { status: 404 });
}
