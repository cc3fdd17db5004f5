import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
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

/** A file of this build. Most browsers ask for one encoding, which is held in memory; the others are read from the disk. */
type StaticFile = { places: Partial<Record<Encoding, string>>; held: Encoding; body: Buffer };

/** A file with its size in bytes, and a function that reads it. */
export type BuiltFile = { size: number; read: () => Promise<Buffer> };

/** Returns the asset of another build, or undefined. */
export type FindAsset = (name: string) => Promise<EncodedFile | undefined>;

/** The files of the build, with the encodings that the build has made. */
export class StaticFiles {
  readonly #files = new Map<string, StaticFile>();
  readonly #findAsset: FindAsset;

  constructor(folder: string, findAsset: FindAsset = async () => undefined) {
    this.#findAsset = findAsset;
    for (const name of existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }) : [])
      if (contentTypes[extname(name)]) this.#files.set(`/${name.replaceAll('\\', '/')}`, staticFile(join(folder, name)));
  }

  /** Paths of all files, which identify the build. */
  get paths(): string[] {
    return [...this.#files.keys()];
  }

  /** Returns the assets and their encodings by file name. Throws if an upgrade has removed one. */
  get assets(): Map<string, BuiltFile> {
    const all = [...this.#files].filter(([path]) => path.startsWith(assets)).flatMap(([, file]) => Object.values(file.places));
    return new Map(all.map((place) => [basename(place), { size: statSync(place).size, read: () => readFile(place) }]));
  }

  /**
   * Answers the address of a built file, or of an asset of another build, and 404 for other addresses below the assets folder.
   * Returns or resolves to false for every other address.
   */
  answer(httpContext: HttpContext): boolean | Promise<true> {
    const { path, request } = httpContext;
    const file = this.#files.get(path);
    if (!file) return path.startsWith(assets) && this.#answerOther(httpContext);
    const encoding = offered(request.headers['accept-encoding'], file.places);
    return encoding === file.held ? send(httpContext, file.body, encoding) : this.#answerRead(httpContext, file, encoding);
  }

  async #answerRead(httpContext: HttpContext, { places }: StaticFile, encoding: Encoding): Promise<true> {
    // An upgrade may have removed the file. The API has the assets of former builds.
    const body = await readFile(places[encoding] ?? '').catch(() => undefined);
    return body ? send(httpContext, body, encoding) : this.#answerOther(httpContext);
  }

  async #answerOther(httpContext: HttpContext): Promise<true> {
    const { path, request } = httpContext;
    const file = contentTypes[extname(path)] ? await this.#findAsset(path.slice(assets.length)) : undefined;
    const encoding = offered(request.headers['accept-encoding'], file ?? {});
    if (file) return send(httpContext, file[encoding] ?? file.identity, encoding);
    answerText(httpContext, 404, 'There is no such file.');
    return true;
  }
}

/** Returns the best encoding that a visitor accepts, of those that a file has. */
function offered(accepted: string | undefined, encodings: Partial<Record<Encoding, unknown>>): Encoding {
  const wanted = encodingFor(accepted);
  return encodings[wanted] ? wanted : 'identity';
}

function send({ request, response, path }: HttpContext, body: Buffer, encoding: Encoding): true {
  response.writeHead(200, [
    ...headersOf(path),
    ...['Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ]);
  response.end(request.method === 'HEAD' ? undefined : body);
  return true;
}

function staticFile(identity: string): StaticFile {
  const { br, gzip } = { br: identity + encodingEndings.br, gzip: identity + encodingEndings.gzip };
  const places = { identity, ...(existsSync(br) && { br }), ...(existsSync(gzip) && { gzip }) };
  const held = places.br ? 'br' : 'identity';
  return { places, held, body: readFileSync(places[held] ?? identity) };
}

function headersOf(path: string): string[] {
  const isImmutable = path.startsWith(assets);
  return [
    ...['Content-Type', contentTypes[extname(path)] ?? '', 'Vary', 'Accept-Encoding', 'X-Content-Type-Options', 'nosniff'],
    ...['Cache-Control', isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
  ];
}
