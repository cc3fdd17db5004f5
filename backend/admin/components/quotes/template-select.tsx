'use client';

import { useTranslation } from '@payloadcms/ui';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { Dialog } from '../dialog.tsx';
import { quotesLabels as labels } from './quotes-labels.ts';

type Props = {
  templates: readonly { id: number; name: string }[];
  chosen: number | undefined;
  isDisabled: boolean;
  /** Whether the text was changed, so that another template needs a confirmation. */
  isTyped: boolean;
  /** Receives the template, or 0 for none. */
  onChoose: (id: number) => void;
};

/** Renders the choice of a template. A typed text is replaced only after a confirmation. */
export function TemplateSelect({ templates, chosen, isDisabled, isTyped, onChoose }: Props) {
  const { i18n } = useTranslation();
  const [replacing, setReplacing] = useState<number>();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  function replace() {
    onChoose(replacing ?? 0);
    setReplacing(undefined);
  }
  return (
    <>
      <label>
        {text('template')}
        <select
          id="request-template"
          value={chosen ?? ''}
          disabled={isDisabled}
          onChange={({ target }) => (isTyped ? setReplacing : onChoose)(Number(target.value))}
        >
          <option value="">{text('chooseTemplate')}</option>
          {templates.map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
        </select>
      </label>
      {replacing !== undefined && (
        <Dialog
          title={`${text('replaceText')}?`}
          confirm={{ label: text('replaceText'), run: replace }}
          onClose={() => setReplacing(undefined)}
        >
          <p>{text('replacedText')}</p>
        </Dialog>
      )}
    </>
  );
}
