import { randomBytes } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import type { FormProblem, ProblemKey } from '@plantsoen/form-rules/form-problem.ts';
import { clientNetwork, widerClientNetwork } from '../../platform/api/client-network.ts';
import { type Handler, headerOf, sendFailure, sendJson } from '../../platform/api/http-context.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import type { FieldKeys } from '../../platform/field-keys.ts';
import { signature } from '../../platform/protection-key.ts';
import type { FileStorage } from '../../platform/storage/file-storage.ts';
import { type TokenForm, verifyCsrfToken } from '../protection/csrf-token.ts';
import { verifyTimeToken } from '../protection/time-token.ts';
import type { UploadField } from '../upload-field.ts';
import { checkContent } from './check-content.ts';
import { encryptFile } from './encrypted-file.ts';
import { receiveFile } from './receive-file.ts';
import { sanitizeFilename } from './sanitize-filename.ts';
import { UnfinishedUploads } from './unfinished-uploads.ts';
import { beginUpload, finishUpload, forgetUpload, growUpload, type UploadPurpose, uploadKey } from './upload-rows.ts';

type UploadParts = {
  executor: SqlExecutor;
  storage: FileStorage;
  /** Folder on the local disk in which files are received and checked. */
  incomingFolder: string;
  /** Secret for the tokens of forms and for the hashes of visitors, then the former ones. */
  secrets: readonly string[];
  fieldKeys: FieldKeys;
  /** Maximum size of all files that are not yet sent with a form; networks with few of them share as much again. */
  waitingBytes: number;
  /** Returns the field of an upload; undefined if the site has no such form or field. */
  findField(handle: string, siteId: number, field: string): Promise<UploadField | undefined>;
};

const megabyte = 1024 * 1024;
const maxMegabytes = 100;

/**
 * `POST /uploads?handle=&field=&siteId=&name=`: receives a file for a field of a form as the body, with the form's token in the
 * headers. The file is streamed to the disk, checked by its content and stored. The answer is a token for one submission attempt within four hours.
 * The problem of a refused file (422) is sent at once, because the site reads answers while it sends.
 */
export function uploadHandler(parts: UploadParts): Handler {
  const unfinished = new UnfinishedUploads();
  const [secret = ''] = parts.secrets;
  return async (httpContext) => {
    const { request, response, query } = httpContext;
    if (request.method !== 'POST') return sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'Only POST is allowed here.');
    const form = query.get('handle') ?? '';
    const siteId = Number(query.get('siteId'));
    const field = await parts.findField(form, siteId, query.get('field') ?? '');
    if (!field) return sendFailure(response, 404, 'NOT_FOUND', 'There is no such field.');
    const log = httpContext.log.child({ form, field: field.handle });
    const refuse = (problem: FormProblem) => {
      log.info({ problem: problem.key }, 'an uploaded file was refused');
      sendJson(response, 422, { problem });
      request.resume();
    };
    const withoutPass = passProblem(parts.secrets, { handle: form, siteId }, request);
    if (withoutPass) return refuse({ handle: null, key: withoutPass });
    const uploader = uploaderOf(request, secret);
    const end = unfinished.begin(uploader);
    if (!end) return refuse({ handle: field.handle, key: 'tooOften' });
    const purpose = { form, field: field.handle, siteId, ...uploader };
    const outcome = await takeFile(parts, request, { purpose, field, name: query.get('name') ?? '' })
      .catch((error: unknown) => {
        if (!request.readableAborted) throw error;
        log.info('an upload ended before the file was complete');
      })
      .finally(end);
    if (!outcome) return;
    if ('token' in outcome) return sendJson(response, 200, outcome);
    refuse({ handle: field.handle, ...outcome });
  };
}

type RequestedUpload = { purpose: UploadPurpose; field: UploadField; name: string };
type Taken = { token: string; name: string; bytes: number };
type Refused = { key: ProblemKey; amount?: number };

/** Receives and checks a file. A refused or incomplete file is deleted, by the clean-up if it was stored already. */
async function takeFile(
  parts: UploadParts,
  request: IncomingMessage,
  { purpose, field, name }: RequestedUpload,
): Promise<Taken | Refused> {
  const { executor, storage, incomingFolder, waitingBytes } = parts;
  const maxMb = Math.min(field.maxMb, maxMegabytes);
  const maxBytes = maxMb * megabyte;
  const tooLarge = { key: 'fileTooLarge', amount: maxMb } as const;
  if (Number(headerOf(request, 'content-length') ?? 0) > maxBytes) return tooLarge;
  const random = randomBytes(16).toString('hex');
  const file = `${random.slice(0, 2)}/${random}`;
  const id = await beginUpload(executor, purpose, file);
  if (id === undefined) return { key: 'tooOften' };

  const path = join(incomingFolder, random);
  let isKept = false;
  try {
    const takeRoom = (more: number) => growUpload(executor, id, purpose, { bytes: more, waitingBytes });
    const bytes = await receiveFile(request, path, { maxBytes, takeRoom });
    if (bytes === 'tooLarge') return tooLarge;
    if (bytes === 'noRoom') return { key: 'tooOften' };
    const safeName = sanitizeFilename(name);
    const checked = await checkContent(path, safeName, field.accept);
    if ('problem' in checked) return { key: checked.problem };
    const content = createReadStream(path);
    await storage.write(uploadKey(file), field.isEncrypted ? encryptFile(parts.fieldKeys, id, content) : content);
    const token = randomBytes(32).toString('base64url');
    await finishUpload(executor, id, {
      token,
      name: safeName,
      contentType: checked.contentType,
      fieldKeyId: field.isEncrypted ? parts.fieldKeys[0].id : null,
    });
    isKept = true;
    return { token, name: safeName, bytes };
  } finally {
    await rm(path, { force: true });
    if (!isKept) await forgetUpload(executor, id);
  }
}

/** Returns hashes of the visitor's network and of its wider network, which change daily and do not identify the visitor. */
function uploaderOf(request: IncomingMessage, secret: string): Pick<UploadPurpose, 'visitor' | 'widerNetwork'> {
  const day = new Date().toISOString().slice(0, 10);
  const address = headerOf(request, 'x-visitor-address');
  const named = (network: string) => signature(secret, 'upload visitors', [day, network]).toString('base64url');
  return { visitor: named(clientNetwork(address)), widerNetwork: named(widerClientNetwork(address)) };
}

/** Returns why a file may not be uploaded to a form, according to the token in the request headers; undefined if it may. */
function passProblem(secrets: readonly string[], form: TokenForm, request: IncomingMessage): ProblemKey | undefined {
  const token = headerOf(request, 'x-form-token');
  const verdict =
    token === undefined
      ? verifyTimeToken(secrets, headerOf(request, 'x-form-time') ?? '')
      : verifyCsrfToken(secrets[0] ?? '', form, token).state;
  if (verdict === 'valid') return undefined;
  return verdict === 'expired' ? 'expired' : 'captcha';
}
