import type { FormProblem, ProblemKey } from '@plantsoen/form-rules/form-problem.ts';
import type { FormAnswer } from '../posted-form.ts';

/** Told how much of a large body has gone, from 0 to 1. */
export type Progress = (share: number) => void;

const worthProgress = 256 * 1024;
const timeLimit = 30_000;
const timeLimitWithFiles = 10 * 60_000;

/** Posts a form to the page's own address; undefined where no answer came. Only XMLHttpRequest tells how far an upload is. */
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

/** The answer in a text, if it is one of the site. */
function answerIn(text: string): FormAnswer | undefined {
  try {
    const answer = JSON.parse(text) as FormAnswer;
    return ['sent', 'refused', 'failed'].includes(answer.outcome) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** What is said by something between the browser and the site; undefined where the site may have been reached all the same. */
export function answerOfStatus(status: number): FormAnswer | undefined {
  if (status === 413) return refused('fileTooLarge');
  if (status === 429) return refused('tooOften');
  return status === 502 || status === 504 ? undefined : { outcome: 'failed' };
}

function refused(key: ProblemKey): FormAnswer {
  const problem: FormProblem = { handle: null, key };
  return { outcome: 'refused', problems: [problem] };
}
