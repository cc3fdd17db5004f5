'use client';

import { useConfig, useDocumentInfo, useDocumentTitle, useLocale } from '@payloadcms/ui';
import { useEffect } from 'react';

/**
 * Names a document without a title in the language by that in another one, as lists do (`titles-in-any-language.ts`), or by its file.
 * Payload shows its id in the heading, the breadcrumb and the dialogs.
 */
export function TitleFallback() {
  const { id, collectionSlug, data } = useDocumentInfo();
  const { title, setDocumentTitle } = useDocumentTitle();
  const { code } = useLocale();
  const { getEntityConfig } = useConfig();
  const isUntitled = id !== undefined && title === String(id);
  const filename = typeof data?.filename === 'string' ? data.filename : undefined;
  useEffect(() => {
    if (!isUntitled || !collectionSlug) return;
    const titleField = getEntityConfig({ collectionSlug }).admin.useAsTitle ?? 'id';
    const controller = new AbortController();
    const query = `where[id][equals]=${id}&locale=${code}&fallback-locale=null&draft=true&depth=0&limit=1&select[${titleField}]=true`;
    fetch(`/api/${collectionSlug}?${query}`, { signal: controller.signal })
      .then((response) => response.json() as Promise<{ docs?: Record<string, unknown>[] }>)
      .then(({ docs }) => {
        const found = titleField === 'id' ? undefined : docs?.[0]?.[titleField];
        if (found || filename) setDocumentTitle(String(found || filename));
      })
      .catch(() => {});
    return () => controller.abort();
  }, [isUntitled, id, collectionSlug, code, filename, getEntityConfig, setDocumentTitle]);
  return null;
}
