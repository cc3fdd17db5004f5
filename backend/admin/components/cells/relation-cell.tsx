'use client';

import { useConfig, useListRelationships, useTranslation } from '@payloadcms/ui';
import { formatDocTitle } from '@payloadcms/ui/shared';
import type { DefaultCellComponentProps } from 'payload';
import { useEffect, useMemo } from 'react';
import { maxShown, relationsIn } from './relations-in.ts';

/**
 * Renders the titles of the related entries. Payload's own cell loads them only when its row scrolls into view, and shows no relations
 * until then.
 */
export function RelationCell({ cellData, field }: DefaultCellComponentProps) {
  const { documents, getRelationships } = useListRelationships();
  const { config, getEntityConfig } = useConfig();
  const { i18n, t } = useTranslation();
  const relationTo = 'relationTo' in field ? field.relationTo : undefined;
  const relations = useMemo(() => relationsIn(cellData, relationTo), [cellData, relationTo]);
  useEffect(() => {
    if (relations.length > 0) getRelationships(relations.slice(0, maxShown));
  }, [getRelationships, relations]);

  const titles = relations.slice(0, maxShown).map(({ relationTo: collectionSlug, value }) => {
    const document = documents[collectionSlug]?.[value];
    if (document === null || document === undefined) return `${t('general:loading')}…`;
    const fallback = `${t('general:untitled')} - ID: ${value}`;
    const collectionConfig = getEntityConfig({ collectionSlug });
    return formatDocTitle({
      collectionConfig,
      data: document || { id: value },
      dateFormat: config.admin.dateFormat,
      fallback,
      i18n,
    });
  });
  const more = relations.length - titles.length;
  return <span>{titles.length === 0 ? '–' : titles.join(', ') + (more > 0 ? ` + ${more}` : '')}</span>;
}
