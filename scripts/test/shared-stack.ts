import startTestStack from '../../e2e/global-setup.ts';
import { forgetTestStack } from '../../e2e/stack.ts';
import { failure, inSequence, type Outcome, type Stage } from './stage.ts';

/**
 * Runs browser stages sequentially on one stack, because importing the demo content takes longer than some of them. A single stage
 * starts its own.
 */
export async function onSharedStack<Result extends Outcome>(
  stages: readonly Stage[],
  run: (stage: Stage) => Promise<Result>,
): Promise<Result[]> {
  if (stages.length < 2) return inSequence(stages, run);
  const started = await startTestStack().catch((problem: Error) => problem);
  if (started instanceof Error) {
    const outcome = failure(`the test stack did not start: ${started.message}`);
    return inSequence(stages, (stage) => run({ ...stage, run: async () => outcome }));
  }
  try {
    return await inSequence(stages, run);
  } finally {
    await started();
    forgetTestStack();
  }
}
