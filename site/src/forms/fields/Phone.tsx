import { partName } from '@plantsoen/form-rules/field-names.ts';
import { asPhone } from '@plantsoen/form-rules/field-values.ts';
import { characterLimit } from '@plantsoen/form-rules/limits.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { inputAttributes } from '../editors-attributes.ts';
import type { PhoneContent } from '../form-content.ts';
import controls from './controls.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useInitial } from './field-frame.ts';

/** Renders a phone number with its country. */
export function Phone({ field }: { field: PhoneContent }) {
  const { handle, label, placeholder, required, countryEnabled, countryShowDialCode } = field;
  const { number, country } = asPhone(useInitial(handle));
  const t = useMessages('forms');
  const options = countryEnabled ? field.countryOptions : [];
  return (
    <FieldFrame field={field}>
      {(input) => (
        <div className={controls.phone}>
          {options.length > 0 && (
            <select
              className={countryShowDialCode ? controls.dialCode : controls.country}
              id={`${input.id}-country`}
              name={partName(handle, 'country')}
              aria-label={t('country', { label })}
              autoComplete="tel-country-code"
              defaultValue={country || (options.find(({ isDefault }) => isDefault) ?? options[0])?.value}
            >
              {options.map(({ value, label: name, dialCode }) => (
                <option key={value} value={value}>
                  {countryShowDialCode ? `${dialCode}${apart}${name}` : name}
                </option>
              ))}
            </select>
          )}
          <input
            className={controls.control}
            autoComplete="tel"
            {...inputAttributes(field.inputAttributes, 'tel')}
            {...input}
            type="tel"
            name={handle}
            defaultValue={number}
            placeholder={placeholder ?? undefined}
            required={required}
            maxLength={characterLimit(field)}
          />
        </div>
      )}
    </FieldFrame>
  );
}

/** Separates dial code and name. The closed select is as wide as a dial code, so only the open one shows the name. */
const apart = '\u2003\u2003';
