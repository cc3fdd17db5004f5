import { asText } from '@plantsoen/form-rules/field-values.ts';
import { characterLimit } from '@plantsoen/form-rules/limits.ts';
import { inputAttributes } from '../editors-attributes.ts';
import type { EmailContent, HiddenContent, NameContent, SingleLineTextContent } from '../form-content.ts';
import controls from './controls.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useInitial } from './field-frame.ts';

type LineProps = { field: SingleLineTextContent | EmailContent | NameContent | HiddenContent; type?: 'text' | 'email' };

/** A line of text: of a text field, an address of mail, or a name in one piece. */
export function SingleLineText({ field, type = 'text' }: LineProps) {
  const initial = asText(useInitial(field.handle));
  return (
    <FieldFrame field={field}>
      {(input) => (
        <input
          className={controls.control}
          type={type}
          {...inputAttributes(field.inputAttributes)}
          {...input}
          name={field.handle}
          defaultValue={initial}
          placeholder={field.placeholder ?? undefined}
          required={field.required}
          maxLength={characterLimit(field)}
        />
      )}
    </FieldFrame>
  );
}
