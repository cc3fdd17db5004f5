'use client';

import { TextField, useField, useFormFields } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';

/** Renders the kind of a download's file. If it is empty, choosing a file fills in the file's extension. */
export const FileKindField: TextFieldClientComponent = (props) => {
  const { value, setValue } = useField<string>({ path: props.path });
  const file = useFormFields(([fields]) => fields.file?.value);
  const lastFile = useRef(file);
  useEffect(() => {
    if (file === lastFile.current) return;
    lastFile.current = file;
    if (value || !file || props.readOnly) return;
    fetch(`/api/files/${file}?depth=0&select[filename]=true`)
      .then((response) => response.json() as Promise<{ filename?: string }>)
      .then(({ filename }) => filename && setValue(filename.split('.').at(-1)?.toLowerCase()))
      .catch(() => {});
  }, [file, value, props.readOnly, setValue]);
  return <TextField {...props} />;
};
