import { Agent, type ClientRequest, type IncomingMessage, request as requestOver } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Readable } from 'node:stream';
import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import { outgoingHeaders } from '@plantsoen/observability/request-context.ts';
import type { Api } from '../../src/platform/data/api-send.server.ts';
import { readProblem } from './send-submission.ts';
import { isTokenProblem } from './step.ts';

/** Destination and maximum size of a file. */
export type Upload = {
  handle: string;
  field: string;
  siteId: number;
  name: string;
  maxMb: number;
  clientIp: string;
  /** The tokens of the form, which the API requires for an upload. */
  pass: FormPass;
};

export type FormPass = { csrfToken: string | undefined; timeToken: string | undefined };

/** Result of an upload: a token for the file, or the violated rule. */
export type Uploaded = { token: string; bytes: number } | { problem: FormProblem };

/** Timeouts in milliseconds: without data during an upload, slightly longer than the sender may pause, and for the API's answer. */
const idleLimit = 35_000;
const answerLimit = 20_000;
const maxAnswerBytes = 64 * 1024;

/** Streams the files of visitors to the API without holding a whole file in memory. */
export class Uploads {
  readonly #api: Api;
  readonly #agent = new Agent({ keepAlive: true, maxSockets: 2048 });
  readonly #secureAgent = new SecureAgent({ keepAlive: true, maxSockets: 2048 });

  constructor(api: Api) {
    this.#api = api;
  }

  /** Uploads a file and always reads its stream to the end. Rejects if the API fails. */
  send(upload: Upload, stream: Readable, signal: AbortSignal): Promise<Uploaded> {
    const { field, maxMb } = upload;
    return new Promise((resolve, reject) => {
      const outgoing = this.#request(upload, signal);
      let bytes = 0;
      let isOver = false;
      const end = (settle: () => void) => {
        isOver = true;
        stream.unpipe(outgoing);
        stream.resume();
        outgoing.destroy();
        settle();
      };
      stream.on('data', (chunk: Buffer) => {
        bytes += chunk.length;
        if (isOver || bytes <= maxMb * 1024 * 1024) return;
        end(() => resolve({ problem: { handle: field, key: 'fileTooLarge', amount: maxMb } }));
      });
      stream.on('end', () => outgoing.setTimeout(answerLimit));
      stream.on('error', (error) => end(() => reject(error)));
      outgoing.on('error', (error) => !isOver && end(() => reject(error)));
      outgoing.on('timeout', () => outgoing.destroy(new Error('the upload to the API timed out')));
      outgoing.on('response', (answer) => {
        readUploaded(answer, field).then(
          (uploaded) => end(() => resolve('token' in uploaded ? { ...uploaded, bytes } : uploaded)),
          (error) => end(() => reject(error)),
        );
      });
      stream.pipe(outgoing);
    });
  }

  stop(): void {
    this.#agent.destroy();
    this.#secureAgent.destroy();
  }

  #request({ handle, field, siteId, name, clientIp, pass }: Upload, signal: AbortSignal): ClientRequest {
    const query = new URLSearchParams({ handle, field, siteId: String(siteId), name });
    const url = new URL(`/uploads?${query}`, this.#api.url);
    const isSecure = url.protocol === 'https:';
    return (isSecure ? secureRequest : requestOver)(url, {
      method: 'POST',
      agent: isSecure ? this.#secureAgent : this.#agent,
      timeout: idleLimit,
      signal,
      headers: {
        'content-type': 'application/octet-stream',
        'x-service-token': this.#api.token,
        'x-visitor-address': clientIp,
        ...outgoingHeaders(),
        ...(pass.csrfToken && { 'x-form-token': pass.csrfToken }),
        ...(pass.timeToken && { 'x-form-time': pass.timeToken }),
      },
    });
  }
}

async function readUploaded(answer: IncomingMessage, field: string): Promise<{ token: string } | { problem: FormProblem }> {
  let text = '';
  for await (const chunk of answer.setEncoding('utf8')) {
    text += chunk;
    if (text.length > maxAnswerBytes) break;
  }
  const { token, problem } = JSON.parse(text) as Record<string, unknown>;
  if (typeof token === 'string') return { token };
  if (problem) return { problem: problemAt(field, readProblem(problem)) };
  throw new Error(`the API answered the upload with status ${answer.statusCode}`);
}

/** Assigns a problem to its field; a refused token is a problem of the whole form. */
function problemAt(field: string, problem: FormProblem): FormProblem {
  return { ...problem, handle: isTokenProblem(problem) ? null : field };
}
