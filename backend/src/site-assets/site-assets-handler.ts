import { type Handler, type HttpContext, headerOf, readBody, sendFailure, sendJson } from '../platform/api/http-context.ts';
import { readBuildFiles, type SiteAssets, siteAssetLimits } from './site-assets.ts';

const path = '/site-assets/';
/** Maximum size in bytes of an announcement: 2000 names with their sizes fit. */
const maxAnnouncement = 512 * 1024;

/**
 * Handles the addresses below `/site-assets/`, for sites only: `GET` lists the names of all files, `POST` announces a build,
 * `PUT` of `<build>/<name>` uploads a file, and `GET` of `<name>` returns it.
 */
export function siteAssetsHandler(assets: SiteAssets): Handler {
  return async (httpContext) => {
    const { request, response } = httpContext;
    const parts = httpContext.path.slice(path.length).split('/');
    const [first = '', name] = parts;
    if (request.method === 'POST' && first === '') return announce(assets, httpContext);
    if (request.method === 'GET' && first === '') return sendJson(response, 200, { names: await assets.names() });
    if (request.method === 'PUT' && name && parts.length === 2) return store(assets, httpContext, first, name);
    if (request.method !== 'GET' || parts.length > 1) {
      response.setHeader('allow', 'GET, POST, PUT');
      return sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'This address does not allow the method.');
    }
    const content = await assets.read(first);
    if (!content) return sendFailure(response, 404, 'NOT_FOUND', 'There is no such file.');
    response.writeHead(200, { 'content-type': 'application/octet-stream', 'content-length': content.length });
    response.end(content);
  };
}

async function announce(assets: SiteAssets, { request, response }: HttpContext): Promise<void> {
  const text = await readBody(request, maxAnnouncement);
  const files = text === undefined ? undefined : readBuildFiles(parsed(text));
  if (!files)
    return sendFailure(response, 400, 'BAD_REQUEST', 'The build must be names with a hash and their sizes, within the limits.');
  sendJson(response, 200, await assets.announce(files));
}

async function store(assets: SiteAssets, { request, response }: HttpContext, build: string, name: string): Promise<void> {
  if (!(Number(headerOf(request, 'content-length')) <= siteAssetLimits.fileBytes))
    return sendFailure(response, 413, 'CONTENT_TOO_LARGE', `The limit is ${siteAssetLimits.fileBytes} bytes.`);
  const content = Buffer.concat(await request.toArray());
  if (!(await assets.store(build, name, content)))
    return sendFailure(response, 409, 'NOT_ANNOUNCED', 'No announced build has a file of this name and size.');
  sendJson(response, 200, { name });
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
