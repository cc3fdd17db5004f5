import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FormProblem, ProblemKey } from '@plantsoen/form-rules/form-problem.ts';
import { type Exchange, type Handler, headerOf, sendFailure, sendJson } from '../../platform/api/exchange.ts';
import { visitorNetwork, visitorSurroundings } from '../../platform/api/visitor-network.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import type { FieldKeys } from '../../platform/field-keys.ts';
import { signature } from '../../platform/protection-key.ts';
import type { UploadField } from '../upload-field.ts';
import { checkContent } from './check-content.ts';
import { encryptFile } from './encrypted-file.ts';
import { harmlessName } from './harmless-name.ts';
import { receiveFile } from './receive-file.ts';
import { finishUpload, forgetUpload, reserveUpload, type UploadPurpose } from './upload-rows.ts';

type UploadParts = {
  executor: SqlExecutor;
  uploadsFolder: string;
  /** Names visitors without telling who they are. */
  secret: string;
  fieldKeys: FieldKeys;
  /** The field for which a file is sent; undefined where the site has no such form or field. */
  findField(handle: string, siteId: number, field: string): Promise<UploadField | undefined>;
};

const megabyte = 1024 * 1024;
const largestMb = 100;
/** Bytes of a refused file that are let run out. */
const mostUnread = largestMb * megabyte;

/**
 * `POST /uploads?handle=&field=&siteId=&name=`: a file for a field of a form, as the body. It is written to the disk as it comes, checked by its
 * content, and answered by a token, good for one sending within four hours; a file that is refused, by the problem (422).
 */
export function uploadHandler(parts: UploadParts): Handler {
  return async (exchange) => {
    const { request, response, query, log } = exchange;
    if (request.method !== 'POST') return sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'Only POST is answered here.');
    const form = query.get('handle') ?? '';
    const siteId = Number(query.get('siteId'));
    const field = await parts.findField(form, siteId, query.get('field') ?? '');
    if (!field) return sendFailure(response, 404, 'NOT_FOUND', 'There is no such field.');
    const asked = { form, siteId, field, name: query.get('name') ?? '' };
    const outcome = await takeFile(parts, request, asked).catch((error: unknown) => {
      if (!request.readableAborted) throw error;
      log.info({ form, field: field.handle }, 'a file did not arrive whole');
    });
    if (!outcome) return;
    if ('token' in outcome) return sendJson(response, 200, outcome);
    log.info({ form, field: field.handle, problem: outcome.key }, 'a file was refused');
    await sendProblem(exchange, { handle: field.handle, ...outcome });
  };
}

type Asked = { form: string; siteId: number; field: UploadField; name: string };
type Taken = { token: string; name: string; bytes: number };
type Refused = { key: ProblemKey; amount?: number };

/** Makes room for a file, takes it in, checks it; nothing of one that is refused, or that does not arrive whole, stays. */
async function takeFile(
  parts: UploadParts,
  request: IncomingMessage,
  { form, siteId, field, name }: Asked,
): Promise<Taken | Refused> {
  const { executor, uploadsFolder } = parts;
  const maxMb = Math.min(field.maxMb, largestMb);
  const most = maxMb * megabyte;
  const tooLarge = { key: 'fileTooLarge', amount: maxMb } as const;
  const said = Number(headerOf(request, 'content-length') ?? most);
  if (!(said <= most)) return tooLarge;
  const random = randomBytes(16).toString('hex');
  const file = join(random.slice(0, 2), random);
  const purpose = { form, field: field.handle, siteId, ...senderOf(request, parts.secret) };
  const id = await reserveUpload(executor, purpose, { file, bytes: said });
  if (id === undefined) return { key: 'tooOften' };

  const path = join(uploadsFolder, file);
  let isKept = false;
  try {
    const bytes = await receiveFile(request, path, most);
    if (bytes === undefined) return tooLarge;
    const safeName = harmlessName(name);
    const checked = await checkContent(path, safeName, field.accept);
    if ('problem' in checked) return { key: checked.problem };
    if (field.isEncrypted) await encryptFile(parts.fieldKeys, id, path);
    const token = randomBytes(32).toString('base64url');
    await finishUpload(executor, id, {
      token,
      name: safeName,
      bytes,
      contentType: checked.contentType,
      isEncrypted: field.isEncrypted,
    });
    isKept = true;
    return { token, name: safeName, bytes };
  } finally {
    if (!isKept) {
      await rm(path, { force: true });
      await forgetUpload(executor, id);
    }
  }
}

/** A visitor for a day, and what surrounds them, by names that tell nobody who it is. */
function senderOf(request: IncomingMessage, secret: string): Pick<UploadPurpose, 'visitor' | 'surroundings'> {
  const day = new Date().toISOString().slice(0, 10);
  const address = headerOf(request, 'x-visitor-address');
  const named = (network: string) => signature(secret, 'upload visitors', [day, network]).toString('base64url');
  return { visitor: named(visitorNetwork(address)), surroundings: named(visitorSurroundings(address)) };
}

/** A sender who is cut off would not hear why: what still comes is let run out before the answer, as long as it is no more than a file. */
async function sendProblem({ request, response }: Pick<Exchange, 'request' | 'response'>, problem: FormProblem): Promise<void> {
  let bytes = 0;
  if (!(Number(headerOf(request, 'content-length') ?? 0) > mostUnread) && !request.readableEnded) {
    for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > mostUnread) break;
    }
  }
  if (!request.readableEnded) response.setHeader('connection', 'close');
  sendJson(response, 422, { problem });
  request.resume();
}
