import { isLocaleCode } from '@plantsoen/contract/locales.ts';
import { type Endpoint, type PayloadRequest, ValidationError } from 'payload';
import { isEditor } from '../platform/access/roles.ts';
import { installationOf } from '../platform/payload/installation.ts';
import { type Label, labelFor } from '../platform/payload/label.ts';
import { readCsv } from './read-csv.ts';
import { sourceUri } from './redirect-addresses.ts';
import type { StoredRedirect } from './stored-redirect.ts';

/** Result of an import: the number of created and updated redirects, and the refused lines with the reason. */
export type ImportReport = { created: number; updated: number; refused: { line: number; reason: string }[] };

const maxTotalBytes = 1_000_000;
const maxRowCount = 2000;

const tooLarge: Label = {
  nl: `Een bestand mag hoogstens ${maxRowCount} regels en 1 MB hebben`,
  en: `A file can have at most ${maxRowCount} lines and 1 MB`,
  de: `Eine Datei darf höchstens ${maxRowCount} Zeilen und 1 MB haben`,
};

/** Replacement character. It appears instead of accented letters if a spreadsheet has saved the CSV in a legacy encoding. */
const unreadableSign = '\uFFFD';

const unreadable: Label = {
  nl: 'Er staan tekens in het bestand die niet te lezen zijn: bewaar het als “CSV UTF-8”',
  en: 'The file contains unreadable characters: save it as “CSV UTF-8”',
  de: 'Die Datei enthält Zeichen, die nicht lesbar sind: Speichern Sie sie als „CSV UTF-8“',
};

const unknownSite: Label = {
  nl: 'Onbekende website: kies nl, en of de',
  en: 'Unknown website: choose nl, en or de',
  de: 'Unbekannte Website: nl, en oder de wählen',
};

const unknownKind: Label = {
  nl: 'Onbekende soort: kies 301, 302 of 410',
  en: 'Unknown kind: choose 301, 302 or 410',
  de: 'Unbekannte Art: 301, 302 oder 410 wählen',
};

const noAddress: Label = {
  nl: 'Het nieuwe adres ontbreekt',
  en: 'The new address is missing',
  de: 'Die neue Adresse fehlt',
};

const kinds: Readonly<Record<string, StoredRedirect['kind']>> = {
  '': 'permanent',
  301: 'permanent',
  302: 'temporary',
  410: 'gone',
};

/**
 * `POST /api/redirects/import`: imports a CSV file with website, old address, new address and kind. A refused line does not
 * affect the others.
 */
export const importRedirects: Endpoint = {
  path: '/import',
  method: 'post',
  handler: async (req) => {
    if (!isEditor(req.user)) return Response.json({ message: req.t('error:unauthorized') }, { status: 401 });
    const text = await textWithin(req, maxTotalBytes);
    const rows = text === undefined ? undefined : readCsv(text);
    if (!rows || rows.length > maxRowCount) return Response.json({ message: labelFor(req, tooLarge) }, { status: 413 });
    if (text?.includes(unreadableSign)) return Response.json({ message: labelFor(req, unreadable) }, { status: 400 });
    const hasHeader = rows[0]?.cells[0]?.toLowerCase() === 'site';
    const report: ImportReport = { created: 0, updated: 0, refused: [] };
    for (const { line, cells } of hasHeader ? rows.slice(1) : rows) {
      try {
        report[await importRow(req, cells)] += 1;
      } catch (error) {
        report.refused.push({ line, reason: reasonOf(error) });
      }
    }
    return Response.json(report);
  },
};

/** Returns the body as text, or undefined if it is larger than `maxBytes`. */
async function textWithin(req: PayloadRequest, maxBytes: number): Promise<string | undefined> {
  if (Number(req.headers.get('content-length') ?? 0) > maxBytes) return undefined;
  const text = (await req.text?.()) ?? '';
  return Buffer.byteLength(text) > maxBytes ? undefined : text;
}

async function importRow(
  req: PayloadRequest,
  [site = '', path = '', address = '', code = '']: string[],
): Promise<'created' | 'updated'> {
  if (!isLocaleCode(site)) throw new Error(labelFor(req, unknownSite));
  const kind = kinds[code];
  if (!kind) throw new Error(labelFor(req, unknownKind));
  if (kind !== 'gone' && address === '') throw new Error(labelFor(req, noAddress));
  const data = { site, path, kind, target: 'address', address } as const;
  const source = sourceUri(path, site, installationOf(req.payload).siteOrigins);
  const rights = { overrideAccess: false, user: req.user, req: { i18n: req.i18n, t: req.t } } as const;
  const { docs } = await req.payload.find({
    collection: 'redirects',
    where: { site: { equals: site }, path: { equals: typeof source === 'string' ? source : path } },
    limit: 1,
    depth: 0,
    ...rights,
  });
  const [known] = docs;
  if (known) await req.payload.update({ collection: 'redirects', id: known.id, data, ...rights });
  else await req.payload.create({ collection: 'redirects', data, ...rights });
  return known ? 'updated' : 'created';
}

function reasonOf(error: unknown): string {
  if (error instanceof ValidationError) return error.data.errors.map(({ message }) => message).join('; ');
  if (error instanceof Error) return error.message;
  throw error;
}
