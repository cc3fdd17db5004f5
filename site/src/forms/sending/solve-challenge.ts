import type { Challenge, Solution } from 'altcha-lib/types';

const timeLimit = 60_000;

/** Solves an ALTCHA challenge in a web worker, which is terminated afterwards. Rejects if the worker fails. */
export async function solvedChallenge(text: string): Promise<string> {
  const challenge = JSON.parse(text) as Challenge;
  const worker = new Worker(new URL('./challenge-worker.ts', import.meta.url), { type: 'module' });
  try {
    const solution = await solutionOf(worker, challenge);
    return btoa(JSON.stringify({ challenge, solution }));
  } finally {
    worker.terminate();
  }
}

function solutionOf(worker: Worker, challenge: Challenge): Promise<Solution> {
  return new Promise((resolve, reject) => {
    worker.onerror = () => reject(new Error('the challenge worker failed'));
    worker.onmessage = ({ data }: MessageEvent<Solution | { error: unknown } | null>) => {
      if (data && 'counter' in data) resolve(data);
      else reject(new Error('the challenge worker found no solution', { cause: data?.error }));
    };
    worker.postMessage({ type: 'work', challenge, timeout: timeLimit });
  });
}
