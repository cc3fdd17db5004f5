import { type MouseEvent, type Ref, useContext } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { formStyles } from '../../forms/form-parts.ts';
import { type MessageTexts, useMessages } from '../../platform/messages/page-messages.tsx';
import type { AccountAction, AccountAnswer } from '../account-answer.ts';
import { answerText, postedAnswer, problemText } from '../answer-words.ts';
import styles from './AccountForm.module.css';
import { AccountFormContext } from './account-form-context.ts';
import { usePostedAccountForm } from './use-account-form.ts';

type FormMessageProps = { ref?: Ref<HTMLDivElement>; answer: AccountAnswer };

/** Shows the result of a form: success, or the reason for the failure with links to the fields with problems. */
export function FormMessage({ ref, answer }: FormMessageProps) {
  const { outcome, problems } = answer;
  const frame = useContext(AccountFormContext);
  const t = useMessages('account');
  const ofForms = useMessages('forms');
  const isDone = outcome === 'done';
  const labelOf = (handle: string) => t(handle as keyof MessageTexts['account']);
  const focusField = (event: MouseEvent<HTMLAnchorElement>) => {
    const field = document.getElementById(event.currentTarget.hash.slice(1));
    if (!field) return;
    event.preventDefault();
    field.focus();
  };
  return (
    <div
      ref={ref}
      className={`${isDone ? formStyles.done : formStyles.alert} ${styles.message}`}
      role={isDone ? 'status' : 'alert'}
      tabIndex={-1}
    >
      <Icon name={isDone ? 'check' : 'alert'} />
      <div className={formStyles.words}>
        <p>{answerText(t, answer)}</p>
        {problems.length > 0 && frame && (
          <ul className={formStyles.problems}>
            {problems.map((problem) => {
              const text = problemText(t, ofForms, problem);
              return (
                <li key={`${problem.handle} ${problem.key}`}>
                  {t('error')}:{' '}
                  {problem.handle === '' ? (
                    text
                  ) : (
                    <a className={formStyles.link} href={`#${frame.id}-${problem.handle}`} onClick={focusField}>
                      {labelOf(problem.handle)} - {text}
                    </a>
                  )}
                </li>
              );
            })}
          </ul>
        )}
      </div>
    </div>
  );
}

/** Shows the messages of completed actions that led to this page. */
export function DoneMessages({ of }: { of: readonly AccountAction[] }) {
  return of.map((action) => <DoneMessage key={action} action={action} />);
}

function DoneMessage({ action }: { action: AccountAction }) {
  const answer = postedAnswer(action, usePostedAccountForm(action));
  return answer ? <FormMessage answer={answer} /> : null;
}
