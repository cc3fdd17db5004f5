import type { AccountAction } from '../account-answer.ts';
import { postedAnswer } from '../answer-words.ts';
import { usePostedAccountForm } from '../posted-account-form.ts';
import { FormMessage } from './FormMessage.tsx';

/** Tells on the page to which they lead that such actions are done. */
export function DoneMessages({ of }: { of: readonly AccountAction[] }) {
  return of.map((action) => <DoneMessage key={action} action={action} />);
}

function DoneMessage({ action }: { action: AccountAction }) {
  const answer = postedAnswer(action, usePostedAccountForm(action));
  return answer ? <FormMessage answer={answer} /> : null;
}
