import type { AccountAction } from '../account-answer.ts';
import { postedAnswer } from '../answer-words.ts';
import { FormMessage } from './FormMessage.tsx';
import { usePostedAccountForm } from './use-account-form.ts';

/** Shows the messages of completed actions that led to this page. */
export function DoneMessages({ of }: { of: readonly AccountAction[] }) {
  return of.map((action) => <DoneMessage key={action} action={action} />);
}

function DoneMessage({ action }: { action: AccountAction }) {
  const answer = postedAnswer(action, usePostedAccountForm(action));
  return answer ? <FormMessage answer={answer} /> : null;
}
