import { isStorageUnavailable } from '../../../../../src/platform/storage/file-storage.ts';
import { isFromEditor } from '../../../../from-editor.ts';
import { original, thumbnail } from '../../../../media/file-responses.ts';
import { findUploadedFile } from '../../../../media/uploaded-file.ts';
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
  if (!file) return new Response(null, { status: 404 });
  const answer = new URL(request.url).searchParams.has('thumbnail') ? thumbnail(file) : original(file);
  // The file is missing or damaged. The admin shows that instead of the picture.
  return answer.catch((error: unknown) => {
    if (isStorageUnavailable(error)) throw error;
    return new Response(null, { status: 404 });
  });
}
