'use client';

import { useDocumentInfo, useTranslation } from '@payloadcms/ui';
import { useCallback, useEffect, useState } from 'react';
import type { SourceField, SourceRequest } from '../../../src/translations/source-texts.ts';

type Sources = { sources: readonly SourceField[] | undefined; hasFailed: boolean; reload: () => void };

/** Loads the source of a translation, and again after each save. The former one stays while the next is loading. */
export function useSourceFields({ kind, id, locale, source }: SourceRequest): Sources {
  const { data } = useDocumentInfo();
  const { i18n } = useTranslation();
  const [sources, setSources] = useState<readonly SourceField[]>();
  const [hasFailed, setFailed] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const savedAt = (data as { updatedAt?: string } | undefined)?.updatedAt;

  // biome-ignore lint/correctness/useExhaustiveDependencies: a save and a retry load again
  useEffect(() => {
    const controller = new AbortController();
    const parameters = new URLSearchParams({ kind, id: String(id), locale, source });
    fetch(`/api/translations/source?${parameters}`, {
      signal: controller.signal,
      headers: { 'Accept-Language': i18n.language },
    })
      .then(async (response) => {
        if (!response.ok) throw new Error(`the source was answered with ${response.status}`);
        setSources(((await response.json()) as { fields: SourceField[] }).fields);
        setFailed(false);
      })
      .catch(() => {
        if (!controller.signal.aborted) setFailed(true);
      });
    return () => controller.abort();
  }, [kind, id, locale, source, i18n.language, savedAt, attempt]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  return { sources, hasFailed, reload };
}
