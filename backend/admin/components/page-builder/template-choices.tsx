'use client';

import { useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { countOfBlocks, pickerLabels as labels } from './picker-labels.ts';
import type { BlockValues } from './row-state.ts';
import type { TemplateChoice } from './use-templates.ts';

type Props = { templates: readonly TemplateChoice[]; onInsert: (blocks: readonly BlockValues[]) => void };

/** Renders templates as a group of the block picker; nothing without templates. */
export function TemplateChoices({ templates, onInsert }: Props) {
  const { i18n } = useTranslation();
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby="plantsoen-templates">
      <h3 id="plantsoen-templates">{labelFor({ i18n }, labels.templates)}</h3>
      <p>{labelFor({ i18n }, labels.templateHelp)}</p>
      <ul>
        {templates.map(({ id, name, blocks }) => (
          <li key={id}>
            <button type="button" data-card={id} onClick={() => onInsert(blocks)}>
              <strong>{name}</strong>
              <span>{labelFor({ i18n }, countOfBlocks(blocks.length))}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
