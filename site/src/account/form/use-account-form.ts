import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePostedForm } from '../../forms/use-posted-form.ts';
import { enhanceWith } from '../../platform/rendering/enhance.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { type AccountAction, type AccountAnswer, accountHandle, failed, type PostedAccountForm } from '../account-answer.ts';
import { postedAnswer } from '../answer-words.ts';
import type { AccountFormFrame } from './account-form-context.ts';

/** Returns the posted account form as the server has answered it. It is dropped when the visitor leaves the page. */
export function usePostedAccountForm(action: AccountAction): PostedAccountForm | undefined {
  return usePostedForm(accountHandle(action));
}

type State = { answer: AccountAnswer | undefined; isSending: boolean; round: number };

type Options = {
  /** Id of the form element, unique in the page. */
  id?: string;
  /** Called after success if the answer does not lead to another page. */
  onDone?: (answer: AccountAnswer, form: HTMLFormElement) => void;
};

export type AccountFormState = ReturnType<typeof useAccountForm>;

/**
 * Returns the state and the handlers of an account form in the browser. The inputs are uncontrolled, and the code that sends them
 * is loaded at first use. A form that is being sent cannot be sent again.
 */
export function useAccountForm(action: AccountAction, { id = action, onDone }: Options = {}) {
  const { query } = useSite();
  const posted = usePostedAccountForm(action);
  const [state, setState] = useState<State>({ answer: postedAnswer(action, posted), isSending: false, round: 0 });
  const ref = useRef<HTMLFormElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const isBusy = useRef(false);
  const { answer, isSending, round } = state;
  const problems = answer?.problems ?? [];

  useEffect(() => {
    if (round === 0 || isSending) return;
    const wrong = ref.current?.querySelector<HTMLElement>('[aria-invalid]');
    (wrong ?? message.current)?.focus();
  }, [round, isSending]);

  const send = async (form: HTMLFormElement): Promise<void> => {
    const { sendAccountForm } = await import('../sending/send-account-form.ts');
    const onSending = () => setState({ answer: undefined, isSending: true, round });
    const answer = await sendAccountForm(action, form, { query, onSending });
    if (answer.href !== undefined) return;
    isBusy.current = false;
    setState({ answer, isSending: false, round: round + 1 });
    if (answer.outcome === 'done') onDone?.(answer, form);
  };

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    send(event.currentTarget).catch((error) => {
      console.error('the account form could not be sent', error);
      isBusy.current = false;
      setState({ answer: failed, isSending: false, round: round + 1 });
    });
  };

  const frame: AccountFormFrame = { id, problems, values: posted?.values ?? {}, isSending };
  return {
    action,
    ref,
    message,
    frame,
    answer,
    posted,
    onSubmit,
    /** Preloads the code that sends the form. */
    onFocus: () => enhanceWith(import('../sending/send-account-form.ts')),
  };
}
