'use client';

import { TextField, useField } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { otherValues } from './option-values.ts';
import { useFollowedLabel } from './use-followed-label.ts';

/** Renders the stored value of an option. A new option's value follows its text until it is edited. */
export const OptionValue: TextFieldClientComponent = (props) => {
  const { path, readOnly } = props;
  const { value, setValue, initialValue } = useField<string>({ path });
  useFollowedLabel(path, {
    ...{ value: value ?? '', setValue, isStored: Boolean(initialValue || readOnly), standIn: 'option' },
    refersToNames: /\.rules\.\d+\.value$/,
    othersIn: (state) => otherValues(state, path),
  });
  return <TextField {...props} />;
};
