import { partName } from '@plantsoen/form-rules/field-names.ts';
import { asName } from '@plantsoen/form-rules/field-values.ts';
import { type NamePartKey, namePartKeys } from '@plantsoen/form-rules/form-definition.ts';
import { characterLimit } from '@plantsoen/form-rules/limits.ts';
import { Icon } from '../../design/Icon.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { NameContent } from '../form-content.ts';
import { problemText } from '../problem-text.ts';
import controls from './controls.module.css';
import frame from './FieldFrame.module.css';
import { Asterisk, FieldFrame, ProblemNote } from './FieldFrame.tsx';
import { fieldId, useFormFrame, useInitial } from './field-frame.ts';

/** Renders a name with an input for each part (FRM-03 useMultipleFields). */
export function NameParts({ field }: { field: NameContent }) {
  return (
    <FieldFrame field={field} group="group" tellsProblem={false}>
      {() => (
        <div className={controls.parts}>
          {namePartKeys
            .filter((part) => field[part]?.enabled)
            .map((part) => (
              <PartOfName key={part} field={field} part={part} />
            ))}
        </div>
      )}
    </FieldFrame>
  );
}

const completions: Record<NamePartKey, string> = {
  prefix: 'honorific-prefix',
  firstName: 'given-name',
  middleName: 'additional-name',
  lastName: 'family-name',
};

function PartOfName({ field, part }: { field: NameContent; part: NamePartKey }) {
  const { id: formId, problems } = useFormFrame();
  const t = useMessages('forms');
  const content = field[part];
  const initial = asName(useInitial(field.handle))[part];
  const problem = problems.find((one) => one.handle === field.handle && one.part === part);
  if (!content) return null;
  const id = fieldId(formId, field.handle, part);
  const input = {
    id,
    name: partName(field.handle, part),
    required: content.required,
    autoComplete: completions[part],
    'aria-describedby': problem && `${id}-problem`,
    'aria-invalid': problem ? (true as const) : undefined,
  };
  const { prefixOptions } = field;
  const isChoice = part === 'prefix' && prefixOptions.length > 0;
  const label = (
    <>
      {content.label}
      {content.required && <Asterisk />}
    </>
  );
  const control = (
    <>
      {isChoice ? (
        <select
          {...input}
          className={controls.select}
          defaultValue={initial || prefixOptions.find(({ isDefault }) => isDefault)?.value}
        >
          {!prefixOptions.some(({ isDefault }) => isDefault) && <option value="">{content.placeholder ?? ''}</option>}
          {prefixOptions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ) : (
        <input
          {...input}
          className={controls.control}
          type="text"
          defaultValue={initial ?? ''}
          placeholder={content.placeholder ?? undefined}
          maxLength={characterLimit(field)}
        />
      )}
      {problem && <ProblemNote id={`${id}-problem`}>{problemText(t, problem, field)}</ProblemNote>}
    </>
  );
  if (content.collapsed) {
    return (
      <details className={controls.part} data-part={part} open={Boolean(initial || problem) || undefined}>
        <summary className={controls.fold}>
          <Icon name="plus" />
          <label htmlFor={id}>{label}</label>
        </summary>
        {control}
      </details>
    );
  }
  return (
    <div className={controls.part} data-part={part}>
      <label className={frame.label} htmlFor={id}>
        {label}
      </label>
      {control}
    </div>
  );
}
