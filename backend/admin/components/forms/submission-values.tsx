'use client';

import { FieldLabel, useDocumentInfo, useField } from '@payloadcms/ui';
import type { JSONFieldClientComponent } from 'payload';
import { storedValues } from '../../../src/forms/stored-value.ts';

/** Renders the labels and values of a submission as read-only, with its files to download. */
export const SubmissionValues: JSONFieldClientComponent = ({ field, path }) => {
  const { value } = useField<unknown>({ path });
  const { id } = useDocumentInfo();
  return (
    <div className="field-type plantsoen-submission">
      <FieldLabel as="span" label={field.label} path={path} />
      <dl>
        {storedValues(value).map((filled) => (
          <div key={filled.handle}>
            <dt>{filled.label}</dt>
            {'files' in filled ? (
              filled.files.map(({ upload, name, bytes }) => (
                <dd key={upload}>
                  <a href={`/api/form-submissions/${id}/files/${upload}`} download={name}>
                    {name}
                  </a>{' '}
                  ({Math.max(1, Math.round(bytes / 1024))} kB)
                </dd>
              ))
            ) : (
              <dd>{'text' in filled ? filled.text : ''}</dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
};
