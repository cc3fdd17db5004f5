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

/** Endings of the files that contain an encoding of another file. */
export const encodingEndings: Readonly<Record<Exclude<Encoding, 'identity'>, string>> = { br: '.br', gzip: '.gz' };
const assets = '/assets/';

/** A file with the encodings that the build has made. */
export type EncodedFile = Partial<Record<Encoding, Buffer>> & { identity: Buffer };
type StaticFile = EncodedFile & { headers: readonly string[] };

/** Returns the asset of another build, or undefined. */
export type FindAsset = (name: string) => Promise<EncodedFile | undefined>;

/** The files of the build, held in memory with the encodings that the build has made. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();
  readonly #findAsset: FindAsset;

  constructor(folder: string, findAsset: FindAsset = async () => undefined) {
    this.#findAsset = findAsset;
    for (const name of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : []) {
      const path = `/${name.replaceAll('\\', '/')}`;
      if (contentTypes[extname(name)]) this.#files.set(path, { ...readFile(join(folder, name)), headers: headersOf(path) });
    }
  }

  /** Paths of all files, which identify the build. */
  get paths(): string[] {
    return [...this.#files.keys()];
  }

  /** Returns the assets and their encodings by file name. */
  get assets(): Map<string, Buffer> {
    const files = [...this.#files].filter(([path]) => path.startsWith(assets));
    return new Map(
      files.flatMap(([path, { identity, br, gzip }]) => {
        const name = path.slice(assets.length);
        const encoded = Object.entries(encodingEndings).map(([key, ending]) => [name + ending, { br, gzip }[key]] as const);
        return [[name, identity] as const, ...encoded.flatMap(([other, body]) => (body ? [[other, body] as const] : []))];
      }),
    );
  }

  /**
   * Answers the address of a built file, or of an asset of another build, and 404 for other addresses below the assets folder.
   * Returns or resolves to false for every other address.
   */
  answer(httpContext: HttpContext): boolean | Promise<true> {
    const { path } = httpContext;
    const file = this.#files.get(path);
    if (file) return send(httpContext, file);
    return path.startsWith(assets) && this.#answerOther(httpContext);
  }

  async #answerOther(httpContext: HttpContext): Promise<true> {
    const { path } = httpContext;
    const file = contentTypes[extname(path)] ? await this.#findAsset(path.slice(assets.length)) : undefined;
    if (file) return send(httpContext, { ...file, headers: headersOf(path) });
    answerText(httpContext, 404, 'There is no such file.');
    return true;
  }
}

function send({ request, response }: HttpContext, file: StaticFile): true {
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

function readFile(path: string): EncodedFile {
  const encoded = (ending: string) => (existsSync(path + ending) ? readFileSync(path + ending) : undefined);
  return { identity: readFileSync(path), br: encoded(encodingEndings.br), gzip: encoded(encodingEndings.gzip) };
}

function headersOf(path: string): string[] {
  const isImmutable = path.startsWith(assets);
  return [
    ...['Content-Type', contentTypes[extname(path)] ?? '', 'Vary', 'Accept-Encoding', 'X-Content-Type-Options', 'nosniff'],
    ...['Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
  ];
}
