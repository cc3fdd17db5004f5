'use client';

import { Button, TextField, useField, useFormFields, useLocale, useTranslation } from '@payloadcms/ui';
import type { TextFieldClientComponent } from 'payload';
import { useEffect, useRef } from 'react';
import { proposeSlug } from '../../src/platform/payload/fields/propose-slug.ts';
import { type Label, labelFor } from '../../src/platform/payload/label.ts';

const proposalLabel = (slug: string): Label => ({ nl: `Gebruik “${slug}”`, en: `Use “${slug}”`, de: `„${slug}“ verwenden` });

/** Renders the slug. It follows the title while an editor types it, until the slug is typed or saved. */
export const SlugField: TextFieldClientComponent = (props) => {
  const { path, readOnly } = props;
  const { i18n } = useTranslation();
  const { code } = useLocale();
  const { value, setValue } = useField<string>({ path });
  const title = useFormFields(([fields]) => String(fields.title?.value ?? ''));
  const proposal = proposeSlug(title, code);
  const lastTitle = useRef(title);
  const lastProposal = useRef('');
  useEffect(() => {
    if (title === lastTitle.current) return;
    lastTitle.current = title;
    if (readOnly || (value ?? '') !== lastProposal.current) return;
    lastProposal.current = proposal;
    setValue(proposal);
  }, [title, proposal, value, readOnly, setValue]);
  return (
    <div className="field-type plantsoen-slug">
      <TextField {...props} />
      {!readOnly && proposal && proposal !== value && (
        <Button buttonStyle="none" onClick={() => setValue(proposal)}>
          {labelFor({ i18n }, proposalLabel(proposal))}
        </Button>
      )}
    </div>
  );
};
