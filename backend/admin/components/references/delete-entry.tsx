'use client';

import { PopupList, toast, useDocumentInfo, useDocumentTitle, useEditDepth, useForm, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { UsedInAnswer } from '../../../src/references/used-in-endpoint.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { confirmationOf, deletionRequest } from './deletion-request.ts';

/**
 * Renders the menu item that deletes a document, instead of Payload's own. It first shows where the document is used, or its parts that
 * are deleted too. In a drawer Payload's own item stays, and the API refuses.
 */
export function DeleteEntry() {
  const { id, collectionSlug, hasDeletePermission } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const depth = useEditDepth();
  const { setModified } = useForm();
  const { i18n, t } = useTranslation();
  const router = useRouter();
  const [answer, setAnswer] = useState<UsedInAnswer>();
  if (!id || !collectionSlug || !hasDeletePermission || depth > 1) return null;
  const address = `/api/${collectionSlug}/${id}`;

  async function open() {
    const response = await deletionRequest(i18n, `${address}/used-in`);
    if (response) setAnswer(await response.json());
  }

  async function remove({ parts }: UsedInAnswer) {
    const response = await deletionRequest(i18n, `${address}?${confirmationOf(parts)}`, 'DELETE');
    setAnswer(undefined);
    if (!response) return;
    setModified(false);
    toast.success(t('general:deletedSuccessfully'));
    router.push(`/admin/collections/${collectionSlug}`);
  }

  return (
    <>
      <PopupList.Button id="action-delete-entry" onClick={open}>
        {t('general:delete')}
      </PopupList.Button>
      {answer &&
        createPortal(
          <DeleteDialog
            documents={[{ ...answer, id: Number(id), title }]}
            onClose={() => setAnswer(undefined)}
            onConfirm={() => remove(answer)}
          />,
          document.body,
        )}
    </>
  );
}
