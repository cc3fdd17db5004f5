import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import type { FormValues } from '@plantsoen/form-rules/form-values.ts';
import { createContext, useContext } from 'react';

/** What the fields of a form of accounts know of it. */
export type AccountFormFrame = {
  /** Of its element; the ids of its fields begin with it. */
  id: string;
  problems: readonly AccountProblem[];
  /** What was typed in it, where the server shows it again. */
  values: FormValues;
  isSending: boolean;
};

export const AccountFormContext = createContext<AccountFormFrame | undefined>(undefined);

/** What an input needs to know of its form: its id, what it begins with, and what is wrong with it. */
export function useAccountField(name: string) {
  const frame = useContext(AccountFormContext);
  if (!frame) throw new Error('a field stands outside a form');
  const id = `${frame.id}-${name}`;
  const typed = frame.values[name];
  return {
    id,
    typed: typeof typed === 'string' ? typed : undefined,
    isTicked: typed === true || typed === 'true',
    problem: frame.problems.find(({ handle }) => handle === name),
    problemId: `${id}-problem`,
    hintId: `${id}-hint`,
  };
}
