'use client';

import { useConfig, useSelection } from '@payloadcms/ui';
import { useSearchParams } from 'next/navigation.js';
import type { CollectionSlug } from 'payload';
import { mergeListSearchAndWhere } from 'payload/shared';
import { useCallback } from 'react';

/** Returns a function that returns the query of the selected rows. Payload's own leaves out the words of the list's search. */
export function useSelectionQuery(collectionSlug: CollectionSlug): () => string {
  const { getEntityConfig } = useConfig();
  const { getQueryParams } = useSelection();
  const search = useSearchParams().get('search') ?? undefined;
  return useCallback(() => {
    const collectionConfig = getEntityConfig({ collectionSlug });
    return getQueryParams(search ? mergeListSearchAndWhere({ collectionConfig, search }) : undefined);
  }, [collectionSlug, getEntityConfig, getQueryParams, search]);
}
