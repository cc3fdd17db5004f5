import type { FormProblem, ProblemKey } from '@plantsoen/form-rules/form-problem.ts';
import type { FormAnswer } from '../posted-form.ts';

/** Receives the uploaded share of a large body, from 0 to 1. */
export type Progress = (share: number) => void;

const worthProgress = 256 * 1024;
const timeLimit = 30_000;
const timeLimitWithFiles = 10 * 60_000;

/**
 * Posts a form to the address of the page. Resolves to undefined if no answer arrives. XMLHttpRequest is used because `fetch`
 * does not report upload progress.
 */
export function postForm(body: FormData, onProgress?: Progress): Promise<FormAnswer | undefined> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', location.pathname);
    request.setRequestHeader('Accept', 'application/json');
    request.timeout = hasFiles(body) ? timeLimitWithFiles : timeLimit;
    request.upload.onprogress = ({ loaded, total }) => {
      if (total > worthProgress) onProgress?.(loaded / total);
    };
    request.onload = () => resolve(answerIn(request.responseText) ?? answerOfStatus(request.status));
    request.onerror = () => resolve(undefined);
    request.ontimeout = () => resolve(undefined);
    request.send(body);
  });
}

function hasFiles(body: FormData): boolean {
  return [...body.values()].some((value) => typeof value !== 'string');
}

/** Parses an answer of the site; undefined for any other text. */
function answerIn(text: string): FormAnswer | undefined {
  try {
    const answer = JSON.parse(text) as FormAnswer;
    return ['sent', 'refused', 'failed'].includes(answer.outcome) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the answer for a status from a proxy; undefined if the request may have reached the site. */
export function answerOfStatus(status: number): FormAnswer | undefined {
  if (status === 413) return refused('fileTooLarge');
  if (status === 429) return refused('tooOften');
  return status === 502 || status === 504 ? undefined : { outcome: 'failed' };
}

function refused(key: ProblemKey): FormAnswer {
  const problem: FormProblem = { handle: null, key };
  return { outcome: 'refused', problems: [problem] };
}
