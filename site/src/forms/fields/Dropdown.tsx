import { asList, asText } from '@plantsoen/form-rules/field-values.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { inputAttributes } from '../editors-attributes.ts';
import type { DropdownContent } from '../form-content.ts';
import controls from './controls.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useInitial } from './field-frame.ts';

/** Renders a select element, for one choice or several. */
export function Dropdown({ field }: { field: DropdownContent }) {
  const { handle, multiple, options, placeholder, required } = field;
  const initial = useInitial(handle);
  const t = useMessages('forms');
  return (
    <FieldFrame field={field}>
      {(input) => (
        <select
          className={multiple ? controls.list : controls.select}
          {...inputAttributes(field.inputAttributes, 'select')}
          {...input}
          name={handle}
          required={required}
          multiple={multiple}
          size={multiple ? Math.min(Math.max(options.length, 3), 7) : undefined}
          defaultValue={multiple ? [...asList(initial)] : asText(initial)}
        >
          {!multiple && <option value="">{placeholder || t('choose')}</option>}
          {options.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
}
