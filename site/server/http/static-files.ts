import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Encoding, encodingFor } from './encodings.ts';
import { answerText, type HttpContext } from './http-context.ts';

const contentTypes: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.webmanifest': 'application/manifest+json',
};

const endings: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' };
const assets = '/assets/';

type StaticFile = Partial<Record<Encoding, Buffer>> & { identity: Buffer; headers: readonly string[] };

/** The files of the build, held in memory with the encodings that the build has made. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();

  constructor(folder: string) {
    for (const name of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []) {
      const type = contentTypes[extname(name)];
      if (type) this.#files.set(`/${name.replaceAll('\\', '/')}`, readFile(join(folder, name), type, name.startsWith('assets')));
    }
  }

  /** Paths of all files, which identify the build. */
  get paths(): string[] {
    return [...this.#files.keys()];
  }

  /** Answers the address of a built file, or 404 for other addresses below the assets folder. Returns false for every other address. */
  answer(httpContext: HttpContext): boolean {
    const { request, response, path } = httpContext;
    const file = this.#files.get(path);
    if (!file && !path.startsWith(assets)) return false;
    if (!file) {
      answerText(httpContext, 404, 'There is no such file.');
      return true;
    }
    const wanted = encodingFor(request.headers['accept-encoding']);
    const encoding = file[wanted] ? wanted : 'identity';
    const body = file[encoding] ?? file.identity;
    response.writeHead(200, [
      ...file.headers,
      ...['Content-Length', String(body.length)],
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  }
}

function readFile(path: string, type: string, isImmutable: boolean): StaticFile {
  const encoded = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  return {
    identity: readFileSync(path),
    br: encoded(endings.br),
    gzip: encoded(endings.gzip),
    headers: [
      ...['Content-Type', type, 'Vary', 'Accept-Encoding', 'X-Content-Type-Options', 'nosniff'],
      ...['Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
    ],
  };
}
