import { useConfig } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Searchable } from './block-search.ts';
import type { BlockValues } from './row-state.ts';

/** A template as the picker shows it. */
export type TemplateChoice = Searchable & { id: number; blocks: readonly BlockValues[] };

type Template = { id: number; title: string; blocks?: BlockValues[] | null };

/** Maximum number of templates in the picker. */
const maxTemplates = 60;

/** Reads the templates of the installation by their names; none if the picker does not offer them. */
export function useTemplates(isOffered: boolean): { templates: readonly TemplateChoice[]; isFailed: boolean } {
  const { api } = useConfig().config.routes;
  const [templates, setTemplates] = useState<readonly TemplateChoice[]>([]);
  const [isFailed, setFailed] = useState(false);
  useEffect(() => {
    if (!isOffered) return;
    const controller = new AbortController();
    fetch(`${api}/page-templates?depth=0&sort=title&limit=${maxTemplates}`, { signal: controller.signal })
      .then((response) => (response.ok ? (response.json() as Promise<{ docs: Template[] }>) : Promise.reject(response)))
      .then(({ docs }) => setTemplates(docs.map(choiceOf)))
      .catch(() => setFailed(!controller.signal.aborted));
    return () => controller.abort();
  }, [api, isOffered]);
  return { templates, isFailed };
}

const choiceOf = ({ id, title, blocks }: Template): TemplateChoice => ({
  ...{ id, name: title, help: '', synonyms: '' },
  blocks: blocks ?? [],
});
