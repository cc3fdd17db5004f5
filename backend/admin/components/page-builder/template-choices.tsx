'use client';

import { useConfig, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { countOfBlocks, pickerLabels as labels } from './picker-labels.ts';
import type { BlockValues } from './row-state.ts';

type Template = { id: number; title: string; blocks?: BlockValues[] | null };

/** Maximum number of templates in the picker. */
const maxTemplates = 60;

/** Renders the templates of the installation, as a last group of the block picker; nothing without templates. */
export function TemplateChoices({ onInsert }: { onInsert: (blocks: readonly BlockValues[]) => void }) {
  const { i18n } = useTranslation();
  const { api } = useConfig().config.routes;
  const [templates, setTemplates] = useState<Template[]>([]);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    fetch(`${api}/page-templates?depth=0&sort=title&limit=${maxTemplates}`, { signal: controller.signal })
      .then((response) => (response.ok ? (response.json() as Promise<{ docs: Template[] }>) : Promise.reject(response)))
      .then(({ docs }) => setTemplates(docs))
      .catch(() => setFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [api]);
  if (isFailed) return <p role="alert">{labelFor({ i18n }, labels.templatesFailed)}</p>;
  if (templates.length === 0) return null;
  return (
    <section aria-labelledby="plantsoen-templates">
      <h3 id="plantsoen-templates">{labelFor({ i18n }, labels.templates)}</h3>
      <p>{labelFor({ i18n }, labels.templateHelp)}</p>
      <ul>
        {templates.map(({ id, title, blocks }) => (
          <li key={id}>
            <button type="button" data-card={id} onClick={() => onInsert(blocks ?? [])}>
              <strong>{title}</strong>
              <span>{labelFor({ i18n }, countOfBlocks(blocks?.length ?? 0))}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
