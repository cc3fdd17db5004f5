import { countWords } from '@plantsoen/form-rules/count-words.ts';
import { asText } from '@plantsoen/form-rules/field-values.ts';
import { characterLimit, wordLimit } from '@plantsoen/form-rules/limits.ts';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { inputAttributes } from '../editors-attributes.ts';
import type { MultiLineTextContent } from '../form-content.ts';
import { useMessages } from '../messages.ts';
import controls from './controls.module.css';
import { FieldFrame } from './FieldFrame.tsx';
import { fieldId, useFormFrame, useInitial } from './field-frame.ts';

/** A text of several lines, which counts what it is limited in (FRM-09). */
export function MultiLineText({ field }: { field: MultiLineTextContent }) {
  const { id } = useFormFrame();
  const initial = asText(useInitial(field.handle));
  const ref = useRef<HTMLTextAreaElement>(null);
  const comesAlive = useComingAlive();
  const [typed] = useState(() => (comesAlive ? typedBefore(fieldId(id, field.handle)) : undefined));
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

/** True where a page from the server comes to life, and nowhere else: a form that begins anew finds the texts of the one before it. */
const useComingAlive = () =>
  useSyncExternalStore(
    unchanging,
    () => false,
    () => true,
  );
const unchanging = () => () => {};

/** What a visitor has typed before the form lives: React would put what came with the page in its place. */
function typedBefore(id: string): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLTextAreaElement>(`textarea[id="${id}"]`)?.value;
}

function Counter({ field }: { field: MultiLineTextContent }) {
  const { values } = useFormFrame();
  const t = useMessages();
  const text = asText(values[field.handle]);
  const words = wordLimit(field);
  const counted =
    words === null
      ? t('characters', { used: text.length, most: characterLimit(field) })
      : t('words', { used: countWords(text), most: words });
  return <span className={controls.counter}>{counted}</span>;
}
