import { asList, asText } from '@plantsoen/form-rules/field-values.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { CheckboxesContent, RadioContent } from '../form-content.ts';
import choices from './choices.module.css';
import controls from './controls.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useFormFrame, useInitial } from './field-frame.ts';
import { ToggleAll } from './ToggleAll.tsx';

/** Renders a field with several choices as checkboxes. */
export function Checkboxes({ field }: { field: CheckboxesContent }) {
  const initial = asList(useInitial(field.handle));
  return (
    <FieldFrame
      field={field}
      group="group"
      counter={field.limitChoices && <ChoiceCounter field={field} max={field.limitChoices} />}
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

/** Shows how many of the allowed boxes are ticked, also for screen readers. */
function ChoiceCounter({ field, max }: { field: CheckboxesContent; max: number }) {
  const { values } = useFormFrame();
  const t = useMessages('forms');
  const used = asList(values[field.handle]).length;
  return (
    <span className={controls.counter} role="status">
      {t('chosen', { used, most: max })}
    </span>
  );
}

/** Renders a field with one choice as radio buttons. */
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
