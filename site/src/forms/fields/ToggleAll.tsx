import { asList } from '@plantsoen/form-rules/field-values.ts';
import { type ChangeEvent, useEffect, useRef } from 'react';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import type { CheckboxesContent } from '../form-content.ts';
import choices from './choices.module.css';
import { useFormFrame } from './field-frame.ts';

/**
 * Renders a box that ticks all others or none, and is indeterminate if some are ticked. It has no name, so it is not submitted,
 * and it needs scripts.
 */
export function ToggleAll({ field }: { field: CheckboxesContent }) {
  const { values, changed } = useFormFrame();
  const t = useMessages('forms');
  const ref = useRef<HTMLInputElement>(null);
  const count = asList(values[field.handle]).length;
  useEffect(() => {
    if (!ref.current) return;
    ref.current.checked = count === field.options.length;
    ref.current.indeterminate = count > 0 && count < field.options.length;
  }, [count, field.options.length]);
  const toggle = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const boxes = currentTarget.form?.querySelectorAll<HTMLInputElement>('input[type="checkbox"][name]') ?? [];
    for (const box of boxes) if (box.name === field.handle) box.checked = currentTarget.checked;
    changed(field.handle);
  };
  return (
    <label className={choices.toggle}>
      <input ref={ref} className={choices.box} type="checkbox" onChange={toggle} />
      {field.toggleCheckboxLabel || t('all')}
    </label>
  );
}
