'use client';

import { PopupList, toast, useDocumentInfo, useEditDepth, useForm, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { labelFor } from '../../src/platform/payload/label.ts';
import type { UsedInAnswer } from '../../src/references/used-in-endpoint.ts';
import { DeleteDialog } from './delete-dialog.tsx';
import { usedInLabels as labels } from './used-in-labels.ts';

type Refusal = { errors?: { message: string }[] };

/**
 * Renders the menu item that deletes a document, instead of Payload's own. It first shows where the document is used, or its parts that
 * are deleted too. In a drawer Payload's own item stays, and the API refuses.
 */
export function DeleteEntry() {
  const { id, collectionSlug, hasDeletePermission } = useDocumentInfo();
  const depth = useEditDepth();
  const { setModified } = useForm();
  const { i18n, t } = useTranslation();
  const router = useRouter();
  const [answer, setAnswer] = useState<UsedInAnswer>();
  if (!id || !collectionSlug || !hasDeletePermission || depth > 1) return null;

  const address = `/api/${collectionSlug}/${id}`;
  const request = (path: string, init?: RequestInit) =>
    fetch(`${address}${path}`, { ...init, headers: { 'Accept-Language': i18n.language } });
  const tellFailure = async (response?: Response) => {
    const { errors = [] } = ((await response?.json().catch(() => ({}))) ?? {}) as Refusal;
    for (const { message } of errors.length > 0 ? errors : [{ message: labelFor({ i18n }, labels.failed) }]) toast.error(message);
  };

  async function open() {
    const response = await request('/used-in').catch(() => undefined);
    if (response?.ok) setAnswer(await response.json());
    else await tellFailure(response);
  }

  async function remove({ parts }: UsedInAnswer) {
    const query = parts.length > 0 ? `?parts=${parts.map((part) => part.id).join(',')}` : '';
    const response = await request(query, { method: 'DELETE' }).catch(() => undefined);
    setAnswer(undefined);
    if (!response?.ok) return tellFailure(response);
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
          <DeleteDialog answer={answer} onClose={() => setAnswer(undefined)} onConfirm={() => remove(answer)} />,
          document.body,
        )}
    </>
  );
}
