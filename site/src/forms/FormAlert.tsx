import type { FormProblem } from '@plantsoen/form-rules/form-problem.ts';
import type { MouseEvent } from 'react';
import { Icon } from '../design/Icon.tsx';
import { RichText } from '../design/RichText.tsx';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './FormAlert.module.css';
import { fieldId, inputOf, useFormFrame } from './fields/field-frame.ts';
import { problemLine } from './problem-text.ts';

type FormAlertProps = { problems: readonly FormProblem[] };

/** Lists the problems of a form, each with a link to its field (FRM-05, FRM-07). */
export function FormAlert({ problems }: FormAlertProps) {
  const { id, form } = useFormFrame();
  const t = useMessages('forms');
  const { errorMessageHtml } = form.settings;
  const focusField = (event: MouseEvent, problem: FormProblem) => {
    const element = document.getElementById(id);
    const input = element instanceof HTMLFormElement && inputOf(element, problem);
    if (!input) return;
    event.preventDefault();
    input.focus();
  };
  return (
    <div className={styles.alert} role="alert" tabIndex={-1}>
      <Icon name="alert" />
      <div className={styles.words}>
        {errorMessageHtml ? <RichText className={styles.text} html={errorMessageHtml} /> : <p>{t('check')}</p>}
        <ul className={styles.problems}>
          {problems.map((problem) => {
            const line = problemLine(t, form, problem);
            const { handle, part } = problem;
            return (
              <li key={`${handle} ${part} ${line}`}>
                {t('error')}:{' '}
                {handle === null ? (
                  line
                ) : (
                  <a
                    className={styles.link}
                    href={`#${fieldId(id, handle, part)}`}
                    onClick={(event) => focusField(event, problem)}
                  >
                    {line}
                  </a>
                )}
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
