import { RichPhrase } from '../../design/RichText.tsx';
import type { AgreeContent } from '../form-content.ts';
import choices from './choices.module.css';
import { Asterisk, FieldFrame } from './FieldFrame.tsx';
import { useInitial } from './field-frame.ts';

/** Renders a checkbox with the statement to agree to. */
export function Agree({ field }: { field: AgreeContent }) {
  const { handle, description, descriptionHtml, label, required } = field;
  const initial = useInitial(handle) === true;
  return (
    <FieldFrame field={field} group="group">
      {(input) => (
        <label className={choices.agree}>
          <input
            className={choices.box}
            type="checkbox"
            name={handle}
            value="true"
            defaultChecked={initial}
            required={required}
            aria-invalid={input['aria-invalid']}
            aria-describedby={input['aria-describedby']}
          />
          {descriptionHtml ? <RichPhrase className={choices.words} html={descriptionHtml} /> : description || label}
          {required && <Asterisk />}
        </label>
      )}
    </FieldFrame>
  );
}
