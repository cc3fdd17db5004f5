import { type ClientRequest, Agent as HttpAgent, request as httpRequest } from 'node:http';
import { Agent as HttpsAgent, request as httpsRequest } from 'node:https';

const plain = { request: httpRequest, agent: new HttpAgent({ keepAlive: true }) };
const secure = { request: httpsRequest, agent: new HttpsAgent({ keepAlive: true }) };

type Answered = { status: number; text: string };

/**
 * Posts a text over a keep-alive connection. Rejects if the connection fails or the signal aborts. Node's `fetch` takes three
 * times as long per answer of the API. If the other side has just closed a reused connection, the request is repeated once on a
 * new one. A repeatable request is also repeated if the connection breaks at any time, or the balancer in front of the API
 * answers 502.
 */
export async function postText(
  url: string,
  headers: Record<string, string>,
  body: string,
  { signal, isRepeatable = false }: { signal: AbortSignal; isRepeatable?: boolean },
): Promise<Answered> {
  const { request, agent } = url.startsWith('https:') ? secure : plain;
  const sent = { ...headers, 'content-length': Buffer.byteLength(body) };
  const ask = (from: typeof agent | false) => {
    const sentRequest = request(url, { method: 'POST', headers: sent, agent: from, signal });
    sentRequest.end(body);
    return sentRequest;
  };
  const first = ask(agent);
  const answered = await answerOf(first).catch((error: NodeJS.ErrnoException) => {
    if (!(isRepeatable || first.reusedSocket) || error.code !== 'ECONNRESET') throw error;
  });
  if (answered && !(isRepeatable && answered.status === 502)) return answered;
  // Other connections of the agent may have been closed at the same time.
  return answerOf(ask(false));
}

function answerOf(sentRequest: ClientRequest): Promise<Answered> {
  return new Promise((resolve, reject) => {
    sentRequest.on('error', reject);
    sentRequest.on('response', (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text: Buffer.concat(chunks).toString() }));
    });
  });
}
