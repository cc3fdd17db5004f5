import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileUploadField } from '@plantsoen/form-rules/form-definition.ts';
import type { FormProblem, ProblemKey } from '@plantsoen/form-rules/form-problem.ts';
import { type Exchange, type Handler, headerOf, sendFailure, sendJson } from '../../platform/api/exchange.ts';
import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { signature } from '../protection/protection-key.ts';
import { visitorNetwork } from '../protection/visitor-network.ts';
import { checkContent } from './check-content.ts';
import { harmlessName } from './harmless-name.ts';
import { receiveFile } from './receive-file.ts';
import { finishUpload, forgetUpload, reserveUpload } from './upload-rows.ts';

type UploadParts = {
  executor: SqlExecutor;
  uploadsFolder: string;
  /** Names visitors without telling who they are. */
  secret: string;
  /** The field for which a file is sent; undefined where the site has no such form or field. */
  findField(handle: string, siteId: number, field: string): Promise<FileUploadField | undefined>;
};

const megabyte = 1024 * 1024;
const largestMb = 100;

/**
 * `POST /uploads?handle=&field=&siteId=&name=`: a file for a field of a form, as the body. It is written to the disk as it comes, checked by its
 * content, and answered by a token, good for one sending within a day; a file that is refused, by the problem (422).
 */
export function uploadHandler({ executor, uploadsFolder, secret, findField }: UploadParts): Handler {
  return async ({ request, response, query, log }) => {
    if (request.method !== 'POST') return sendFailure(response, 405, 'METHOD_NOT_ALLOWED', 'Only POST is answered here.');
    const form = query.get('handle') ?? '';
    const siteId = Number(query.get('siteId'));
    const field = await findField(form, siteId, query.get('field') ?? '');
    if (!field) return sendFailure(response, 404, 'NOT_FOUND', 'There is no such field.');

    const refuse = (key: ProblemKey, amount?: number) => {
      log.info({ form, field: field.handle, problem: key }, 'a file was refused');
      sendProblem({ request, response }, { handle: field.handle, key, ...(amount !== undefined && { amount }) });
    };
    const maxMb = Math.min(field.maxMb, largestMb);
    const said = Number(headerOf(request, 'content-length') ?? maxMb * megabyte);
    if (!(said <= maxMb * megabyte)) return refuse('fileTooLarge', maxMb);

    const day = new Date().toISOString().slice(0, 10);
    const network = visitorNetwork(headerOf(request, 'x-visitor-address'));
    const visitor = signature(secret, 'upload visitors', [day, network]).toString('base64url');
    const name = randomBytes(16).toString('hex');
    const file = join(name.slice(0, 2), name);
    const id = await reserveUpload(executor, { form, field: field.handle, siteId, visitor }, { file, bytes: said });
    if (id === undefined) return refuse('tooOften');

    const path = join(uploadsFolder, file);
    let kept = false;
    try {
      const bytes = await receiveFile(request, path, maxMb * megabyte);
      if (bytes === undefined) return refuse('fileTooLarge', maxMb);
      const safeName = harmlessName(query.get('name') ?? '');
      const checked = await checkContent(path, safeName, field.accept);
      if ('problem' in checked) return refuse(checked.problem);
      const token = randomBytes(32).toString('base64url');
      await finishUpload(executor, id, { token, name: safeName, bytes, contentType: checked.contentType });
      kept = true;
      sendJson(response, 200, { token, name: safeName, bytes });
    } finally {
      if (!kept) {
        await rm(path, { force: true });
        await forgetUpload(executor, id);
      }
    }
  };
}

/** What is not read any more is let run out: a sender who is cut off would not hear why. */
function sendProblem({ request, response }: Pick<Exchange, 'request' | 'response'>, problem: FormProblem): void {
  response.setHeader('connection', 'close');
  sendJson(response, 422, { problem });
  request.resume();
}
