'use client';

import { useDocumentEvents, useDocumentInfo } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { UsedInAnswer } from '../../../src/references/used-in-endpoint.ts';

/** Renders the number of uses of a document beside the name of its tab, and reads it again after each reported update. */
export function UsedInPill() {
  const { id, collectionSlug } = useDocumentInfo();
  const { mostRecentUpdate } = useDocumentEvents();
  const [count, setCount] = useState<number>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: an update may have changed the number
  useEffect(() => {
    if (!id || !collectionSlug) return;
    const controller = new AbortController();
    fetch(`/api/${collectionSlug}/${id}/used-in`, { signal: controller.signal })
      .then((response) => (response.ok ? (response.json() as Promise<UsedInAnswer>) : undefined))
      .then((answer) => setCount(answer?.uses.length))
      .catch(() => {});
    return () => controller.abort();
  }, [id, collectionSlug, mostRecentUpdate]);
  return count === undefined ? null : <span className="plantsoen-count">{count}</span>;
}
