import { countWords } from '@plantsoen/form-rules/count-words.ts';
import { asText } from '@plantsoen/form-rules/field-values.ts';
import { characterLimit, wordLimit } from '@plantsoen/form-rules/limits.ts';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { inputAttributes } from '../editors-attributes.ts';
import type { MultiLineTextContent } from '../form-content.ts';
import controls from './controls.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldId, useFormFrame, useInitial } from './field-frame.ts';

/** Renders a text area with a counter if it has a limit (FRM-09). */
export function MultiLineText({ field }: { field: MultiLineTextContent }) {
  const { id } = useFormFrame();
  const initial = asText(useInitial(field.handle));
  const ref = useRef<HTMLTextAreaElement>(null);
  const comesAlive = useComingAlive();
  const [typed] = useState(() => (comesAlive ? valueBeforeHydration(fieldId(id, field.handle)) : undefined));
  useLayoutEffect(() => {
    if (ref.current && typed !== undefined) ref.current.value = typed;
  }, [typed]);
  return (
    <FieldFrame field={field} counter={field.limit && <Counter field={field} />}>
      {(input) => (
        <textarea
          ref={ref}
          className={controls.area}
          rows={5}
          {...inputAttributes(field.inputAttributes, 'textarea')}
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

/**
 * Whether the form is being hydrated. A form that is rendered again after submission must not read the text of the previous one.
 */
const useComingAlive = () =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
const unchanging = () => () => {};

/** Returns the text that was typed before hydration. React would replace it by the text from the server. */
function valueBeforeHydration(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)?.value;
}

function Counter({ field }: { field: MultiLineTextContent }) {
  const { values } = useFormFrame();
  const t = useMessages('forms');
  const text = asText(values[field.handle]);
  const words = wordLimit(field);
  const counted =
    words === null
      ? t('characters', { used: text.length, most: characterLimit(field) })
      : t('words', { used: countWords(text), most: words });
  return <span className={controls.counter}>{counted}</span>;
}
