'use client';

import { Button, toast, useDocumentEvents, useListDrawer, useTranslation } from '@payloadcms/ui';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import { useRouter } from 'next/navigation.js';
import type { CollectionSlug } from 'payload';
import { useState, useTransition } from 'react';
import { createPortal } from 'react-dom';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { Replaced } from '../../../src/references/replace-everywhere.ts';
import type { Use } from '../../../src/references/used-in.ts';
import type { ReplaceRequest } from '../../../src/references/used-in-endpoint.ts';
import { languagesWithoutAlt, readAlt } from './missing-alt.ts';
import { ReplaceDialog } from './replace-dialog.tsx';
import { goOnWith, usedInLabels as labels, remainingDocuments, replacedPlaces } from './used-in-labels.ts';

type Props = {
  collection: CollectionSlug;
  id: number;
  title: string;
  titleField: string;
  uses: readonly Use[];
  /** Number of documents beyond those of `uses`. */
  remaining: number;
};
type Chosen = { id: number; title: string; withoutAlt: readonly LocaleCode[] };
type Selected = { doc: unknown; docID: string };

/**
 * Lets an editor choose a document that replaces this one in all places. If the list does not show all documents, the editor continues
 * with the next list.
 */
export function ReplaceEverywhere({ collection, id, title, titleField, uses, remaining }: Props) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const { reportUpdate } = useDocumentEvents();
  const [chosen, setChosen] = useState<Chosen>();
  const [former, setFormer] = useState<Chosen>();
  const [isRefreshing, startRefresh] = useTransition();
  const [ListDrawer, , { closeDrawer, openDrawer }] = useListDrawer({
    collectionSlugs: [collection],
    filterOptions: { [collection]: { id: { not_equals: id } } },
    selectedCollection: collection,
  });

  async function choose({ doc, docID }: Selected) {
    closeDrawer();
    const { [titleField]: name, filename } = doc as Record<string, unknown>;
    const alt = await readAlt(collection, Number(docID));
    const withoutAlt = alt ? languagesWithoutAlt(uses, alt) : [];
    setChosen({ id: Number(docID), title: String(name || filename || docID), withoutAlt });
  }

  async function replace(by: Chosen) {
    const body: ReplaceRequest = { by: by.id, places: uses.map(({ path, place }) => `${path} ${place}`) };
    const response = await fetch(`/api/${collection}/${id}/replace-everywhere`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Accept-Language': i18n.language },
      body: JSON.stringify(body),
    }).catch(() => undefined);
    const answer = (await response?.json().catch(() => ({}))) as Partial<Replaced> & { errors?: { message: string }[] };
    setChosen(undefined);
    if (response?.ok) {
      const left = answer.remaining ?? 0;
      const message = labelFor({ i18n }, replacedPlaces(answer.replaced ?? 0));
      if (left > 0) toast.warning(`${message} ${labelFor({ i18n }, remainingDocuments(left))}`);
      else toast.success(message);
      setFormer(left > 0 ? by : undefined);
      startRefresh(() => router.refresh());
      // Lets the number beside the tab's name follow.
      reportUpdate({ entitySlug: collection, id, operation: 'update', updatedAt: new Date().toISOString() });
    } else toast.error(answer?.errors?.[0]?.message ?? labelFor({ i18n }, labels.failed));
  }

  return (
    <>
      <Button buttonStyle="secondary" onClick={openDrawer}>
        {labelFor({ i18n }, labels.replace)}
      </Button>
      {former && (
        <Button disabled={isRefreshing} onClick={() => setChosen(former)}>
          {labelFor({ i18n }, goOnWith(former.title))}
        </Button>
      )}
      <ListDrawer allowCreate={false} enableRowSelections={false} onSelect={choose} />
      {chosen &&
        createPortal(
          <ReplaceDialog
            from={title}
            to={chosen.title}
            withoutAlt={chosen.withoutAlt}
            uses={uses}
            remaining={remaining}
            onClose={() => setChosen(undefined)}
            onConfirm={() => replace(chosen)}
          />,
          document.body,
        )}
    </>
  );
}
