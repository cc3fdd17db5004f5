'use client';

import { TextInput, useField, useForm, useFormFields, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';
import { slugifyHandle } from '../../../src/forms/handles.ts';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { namedFields } from './form-fields.ts';

const byItself: Label = { nl: 'vanzelf', en: 'automatic', de: 'von selbst' };
const changed: Label = {
  nl: 'Exporten, koppelingen en links die de oude naam gebruiken, worden niet aangepast.',
  en: 'Exports, integrations and links that use the old name are not updated.',
  de: 'Exporte, Anbindungen und Links, die den alten Namen verwenden, werden nicht angepasst.',
};

/**
 * Renders the handle of a form or field. A new field's handle follows its label until it is edited. A form's handle is created on save,
 * because it must be unique among all forms. Changing a stored handle shows a warning.
 */
export const HandleInput: TextFieldClientComponent = ({ field, path, readOnly }) => {
  const { value = '', setValue, initialValue, showError, disabled } = useField<string>({ path });
  const { i18n } = useTranslation();
  const isStored = Boolean(initialValue);
  useFollowedLabel(path, { value, setValue, isStored: isStored || Boolean(readOnly) });
  return (
    <TextInput
      path={path}
      label={field.label}
      description={field.admin?.description}
      placeholder={labelFor({ i18n }, byItself)}
      readOnly={Boolean(readOnly || disabled)}
      showError={showError}
      style={{ '--field-width': field.admin?.width } as React.CSSProperties}
      value={value}
      onChange={(event: React.ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
      AfterInput={
        <p className="plantsoen-warning" role="status">
          {isStored && value !== initialValue && labelFor({ i18n }, changed)}
        </p>
      }
    />
  );
};

type Handle = { value: string; setValue: (value: string) => void; isStored: boolean };

/** Updates the handle of a new field from its label, until an editor changes it or a condition refers to it. */
function useFollowedLabel(path: string, { value, setValue, isStored }: Handle): void {
  const { getFields } = useForm();
  const label = useFormFields(([state]) => state[path.replace(/handle$/, 'label')]?.value);
  const written = useRef('');
  useEffect(() => {
    const isOwn = value !== '' && value !== written.current;
    if (isStored || isOwn || typeof label !== 'string' || !label.trim()) return;
    const state = getFields();
    const isAskedFor = Object.entries(state).some(([key, rule]) => /\.rules\.\d+\.field$/.test(key) && rule.value === value);
    if (value && isAskedFor) return;
    const others = namedFields(state).filter((field) => `${field.path}.handle` !== path);
    const handle = slugifyHandle(label, new Set(others.map((other) => other.handle)), 'field');
    written.current = handle;
    if (handle !== value) setValue(handle);
  }, [getFields, isStored, label, path, setValue, value]);
}
