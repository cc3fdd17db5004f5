'use client';

import { TextInput, useField, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { namedFields } from './form-fields.ts';
import { useFollowedLabel } from './use-followed-label.ts';

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
  useFollowedLabel(path, {
    ...{ value, setValue, isStored: isStored || Boolean(readOnly), standIn: 'field', refersToNames: /\.rules\.\d+\.field$/ },
    othersIn: (state) => new Set(namedFields(state).flatMap((other) => (`${other.path}.handle` === path ? [] : [other.handle]))),
  });
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
