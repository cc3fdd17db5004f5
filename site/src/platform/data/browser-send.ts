import { readAnswer } from './answer.ts';
import { DataError } from './data-error.ts';
import { endedSession, leadsToHeader } from './ended-session.ts';
import { requestBody } from './operation.ts';
import type { Send } from './query.ts';
import { changesHeader, siteChanges } from './site-changes.ts';

const timeLimit = 15_000;

/** Sends operations to the site's own /graphql. */
export const browserSend: Send = async (operation, variables, signal) => {
  const limit = AbortSignal.timeout(timeLimit);
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: requestBody(operation, variables),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  });
  if (response.status === 401 && !endedSession.get()) endedSession.set({ leadsTo: response.headers.get(leadsToHeader) });
  siteChanges.hearHeader(response.headers.get(changesHeader));
  const answer = readAnswer(await response.text());
  if (!answer) throw new DataError(`/graphql answered ${response.status}`, response.ok ? 502 : response.status);
  return answer;
};
