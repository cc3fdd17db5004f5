import type { ReactNode } from 'react';
import layout from '../../design/foundation/layout.module.css';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { containerAttributes, editorsClasses, fieldWidth } from '../editors-attributes.ts';
import type { FieldContent } from '../form-content.ts';
import { problemText } from '../problem-text.ts';
import styles from './FieldFrame.module.css';
import { fieldId, useFormFrame } from './field-frame.ts';

/** Attributes of the input in a field frame. */
export type FramedInput = {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

type Group = 'group' | 'radiogroup';

type FieldFrameProps = {
  field: FieldContent;
  /** ARIA role of a field with several inputs. */
  group?: Group;
  /** Shown below the input, on the right. */
  counter?: ReactNode;
  /** False if the parts of the field show their own problems. */
  tellsProblem?: boolean;
  children: (input: FramedInput) => ReactNode;
};

/** Renders a field with its label, instructions and problem at the configured positions (FRM-01, FRM-02, FRM-08). */
export function FieldFrame({ field, group, counter, tellsProblem = true, children }: FieldFrameProps) {
  const { id: formId, form, problems, shown } = useFormFrame();
  const t = useMessages('forms');
  const { handle, visibility } = field;
  const id = fieldId(formId, handle);
  const labelPosition = field.labelPosition ?? form.settings.defaultLabelPosition;
  const instructionsPosition = field.instructionsPosition ?? form.settings.defaultInstructionsPosition;
  const instructions = instructionsPosition !== 'hidden' && field.instructions;
  const problem = tellsProblem ? problems.find((one) => one.handle === handle) : undefined;
  const described = [problem && `${id}-problem`, instructions && `${id}-instructions`].filter(Boolean).join(' ');
  const input: FramedInput = {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': problem ? true : undefined,
  };
  return (
    <div
      {...containerAttributes(field.containerAttributes)}
      className={`${styles.field} ${editorsClasses(field.cssClasses)}`}
      data-field={handle}
      data-width={fieldWidth(field.containerAttributes, field.cssClasses)}
      data-label={labelPosition}
      data-instructions={instructionsPosition}
      data-conditional={field.enableConditions || undefined}
      data-unseen={visibility === 'hidden' || undefined}
      hidden={visibility === 'hidden' || !shown.has(handle)}
      {...(group && groupAttributes(group, input, field))}
    >
      <FieldLabel field={field} id={id} isGroup={group !== undefined} isHidden={labelPosition === 'hidden'} />
      <div className={styles.body}>
        <div className={styles.main}>
          {children(input)}
          {problem && <ProblemNote id={`${id}-problem`}>{problemText(t, problem, field)}</ProblemNote>}
        </div>
        {(instructions || counter) && (
          <div className={styles.notes}>
            {instructions && (
              <p className={styles.instructions} id={`${id}-instructions`}>
                {instructions}
              </p>
            )}
            {counter}
          </div>
        )}
      </div>
    </div>
  );
}

function groupAttributes(role: Group, input: FramedInput, { required }: FieldContent) {
  return {
    id: input.id,
    role,
    'aria-labelledby': `${input.id}-label`,
    'aria-describedby': input['aria-describedby'],
    ...(role === 'radiogroup' && { 'aria-required': required || undefined, 'aria-invalid': input['aria-invalid'] }),
  };
}

type FieldLabelProps = { field: FieldContent; id: string; isGroup: boolean; isHidden: boolean };

function FieldLabel({ field: { label, required }, id, isGroup, isHidden }: FieldLabelProps) {
  const className = isHidden ? layout.hidden : styles.label;
  const words = (
    <>
      {label}
      {required && <Asterisk />}
    </>
  );
  if (!isGroup) {
    return (
      <label className={className} htmlFor={id}>
        {words}
      </label>
    );
  }
  return (
    <span className={className} id={`${id}-label`}>
      {words}
    </span>
  );
}

/** Renders the mark of a required field. It is hidden from screen readers, which get `required` from the input. */
export const Asterisk = () => (
  <span className={styles.asterisk} aria-hidden="true">
    {' '}
    *
  </span>
);

/** Renders the problem of a field. */
export function ProblemNote({ id, children }: { id: string; children: string }) {
  return (
    <p className={styles.problem} id={id}>
      <Icon name="alert" />
      {children}
    </p>
  );
}
