import { asList, asText } from '@plantsoen/form-rules/field-values.ts';
import type { CheckboxesContent, RadioContent } from '../form-content.ts';
import { useMessages } from '../messages.ts';
import choices from './choices.module.css';
import controls from './controls.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormFrame, useInitial } from './field-frame.ts';
import { ToggleAll } from './ToggleAll.tsx';

/** Several choices: as boxes to tick. */
export function Checkboxes({ field }: { field: CheckboxesContent }) {
  const initial = asList(useInitial(field.handle));
  return (
    <FieldFrame
      field={field}
      group="group"
      counter={field.limitChoices && <ChoiceCounter field={field} most={field.limitChoices} />}
    >
      {(input) => (
        <div className={choices.options} data-layout={field.layout} data-many={field.options.length > 3 || undefined}>
          {field.toggleCheckbox && mayTakeAll(field) && <ToggleAll field={field} />}
          {field.options.map(({ value, label }) => (
            <label key={value} className={choices.choice}>
              <input
                className={choices.box}
                type="checkbox"
                name={field.handle}
                value={value}
                defaultChecked={initial.includes(value)}
                aria-invalid={input['aria-invalid']}
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}

const mayTakeAll = ({ limitChoices, options }: CheckboxesContent) => !limitChoices || limitChoices >= options.length;

/** Says how many are ticked of how many may be, also to those who do not see it. */
function ChoiceCounter({ field, most }: { field: CheckboxesContent; most: number }) {
  const { values } = useFormFrame();
  const t = useMessages();
  const used = asList(values[field.handle]).length;
  return (
    <span className={controls.counter} role="status">
      {t('chosen', { used, most })}
    </span>
  );
}

/** One choice, all of them in sight. */
export function Radio({ field }: { field: RadioContent }) {
  const initial = asText(useInitial(field.handle));
  return (
    <FieldFrame field={field} group="radiogroup">
      {() => (
        <div className={choices.options} data-layout={field.layout}>
          {field.options.map(({ value, label }) => (
            <label key={value} className={choices.choice}>
              <input
                className={choices.dot}
                type="radio"
                name={field.handle}
                value={value}
                defaultChecked={initial === value}
                required={field.required}
              />
              {label}
            </label>
          ))}
        </div>
      )}
    </FieldFrame>
  );
}
