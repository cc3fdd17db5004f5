import type { ImportAnswer } from '../../../src/imports/import-endpoints.ts';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { importLabels, refusalLabels } from './import-labels.ts';

type Outcome = { id: number } | { problem: string };

/** Sends a request about an import. Returns its id, or what went wrong in the language of the admin. */
export async function requestImport(i18n: { language: string }, path: string, init: RequestInit = {}): Promise<Outcome> {
  const text = (label: Label) => labelFor({ i18n }, label);
  try {
    const response = await fetch(`/api/imports${path}`, { method: 'POST', ...init });
    const answer = (await response.json()) as ImportAnswer;
    if ('id' in answer) return answer;
    return { problem: text(refusalLabels[answer.refusal] ?? importLabels.failed) };
  } catch {
    return { problem: text(importLabels.failed) };
  }
}

/** Returns the request with a JSON body. */
export const jsonBody = (body: object): RequestInit => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});
