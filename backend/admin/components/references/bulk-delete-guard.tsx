'use client';

import { toast, useSelection, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import type { CollectionSlug } from 'payload';
import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { SelectedDocument, SelectedForDeletion } from '../../../src/references/bulk-deletion.ts';
import { useSelectionQuery } from '../selection-query.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { confirmationOf, deletionRequest } from './deletion-request.ts';
import { usedInLabels } from './used-in-labels.ts';

/**
 * Intercepts the button that deletes the selected rows of a list: a dialog names the documents and their parts, or the places that use
 * them. Payload's own dialog only counts them, and no hook replaces it, so the click is caught on the list.
 */
export function BulkDeleteGuard({ collectionSlug }: { collectionSlug: CollectionSlug }) {
  const { toggleAll } = useSelection();
  const selectionQuery = useSelectionQuery(collectionSlug);
  const { i18n } = useTranslation();
  const router = useRouter();
  const marker = useRef<HTMLSpanElement>(null);
  const [documents, setDocuments] = useState<SelectedDocument[]>();

  useEffect(() => {
    const list = marker.current?.closest('.collection-list');
    const ask = async (event: Event) => {
      if (!(event.target instanceof Element) || !event.target.closest('.delete-documents__toggle')) return;
      event.preventDefault();
      event.stopPropagation();
      const waiting = toast.loading(labelFor({ i18n }, usedInLabels.looking));
      const response = await deletionRequest(i18n, `/api/${collectionSlug}/selected-for-deletion${selectionQuery()}`);
      toast.dismiss(waiting);
      if (!response) return;
      const selected = ((await response.json()) as SelectedForDeletion).documents;
      if (selected.length > 0) setDocuments(selected);
      else router.refresh();
    };
    list?.addEventListener('click', ask, true);
    return () => list?.removeEventListener('click', ask, true);
  }, [collectionSlug, i18n, router, selectionQuery]);

  async function remove(named: readonly SelectedDocument[]) {
    const ids = `where[id][in]=${named.map(({ id }) => id).join(',')}`;
    const parts = confirmationOf(named.flatMap((document) => document.parts));
    const response = await deletionRequest(i18n, `/api/${collectionSlug}?${ids}&${parts}`, 'DELETE');
    setDocuments(undefined);
    router.refresh();
    if (!response) return;
    toast.success(((await response.json()) as { message: string }).message);
    toggleAll();
  }

  return (
    <>
      <span ref={marker} hidden />
      {documents &&
        createPortal(
          <DeleteDialog documents={documents} onClose={() => setDocuments(undefined)} onConfirm={() => remove(documents)} />,
          document.body,
        )}
    </>
  );
}
