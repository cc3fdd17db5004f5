import type { AccountProblem } from '@plantsoen/form-rules/account.ts';
import type { FormValues } from '@plantsoen/form-rules/field-values.ts';
import { createContext, useContext } from 'react';

/** The account form that contains a field. */
export type AccountFormFrame = {
  /** Id of the form element and prefix of the ids of its fields. */
  id: string;
  problems: readonly AccountProblem[];
  /** Values that the server returns. */
  values: FormValues;
  isSending: boolean;
};

export const AccountFormContext = createContext<AccountFormFrame | undefined>(undefined);

/** Returns the ids, the initial value and the problem of an input. Throws outside an account form. */
export function useAccountField(name: string) {
  const frame = useContext(AccountFormContext);
  if (!frame) throw new Error('a field must be inside an account form');
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
