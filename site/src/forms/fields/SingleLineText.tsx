import { asText } from '@plantsoen/form-rules/field-values.ts';
import { characterLimit } from '@plantsoen/form-rules/limits.ts';
import { isTypePlate } from '@plantsoen/form-rules/line-rules.ts';
import { inputAttributes, isTextType, lineType } from '../editors-attributes.ts';
import type { EmailContent, HiddenContent, NameContent, SingleLineTextContent } from '../form-content.ts';
import controls from './controls.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { useInitial } from './field-frame.ts';
import { PlateProduct } from './PlateProduct.tsx';

type LineProps = { field: SingleLineTextContent | EmailContent | NameContent | HiddenContent; type?: 'text' | 'email' };

/** Renders an input for one line: a text, an email address or a full name. */
export function SingleLineText({ field, type = 'text' }: LineProps) {
  const initial = asText(useInitial(field.handle));
  const inputType = lineType(field.inputAttributes) ?? type;
  return (
    <FieldFrame field={field}>
      {(input) => (
        <>
          <input
            className={controls.control}
            type={inputType}
            {...inputAttributes(field.inputAttributes, inputType)}
            {...input}
            name={field.handle}
            defaultValue={initial}
            required={field.required}
            {...(isTextType(inputType) && { placeholder: field.placeholder ?? undefined, maxLength: characterLimit(field) })}
          />
          {field.type === 'SingleLineText' && isTypePlate(field.handle) && <PlateProduct handle={field.handle} />}
        </>
      )}
    </FieldFrame>
  );
}
