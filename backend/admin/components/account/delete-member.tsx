'use client';

import { PopupList, toast, useDocumentInfo, useDocumentTitle, useForm, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { OpenRequests } from '../../../src/account/member-deletion.ts';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { Dialog } from '../dialog.tsx';
import { deletionRequest } from '../references/deletion-request.ts';

const labels = {
  sure: { nl: 'Dit lid verwijderen?', en: 'Delete this member?', de: 'Dieses Mitglied löschen?' },
  lost: {
    nl: 'Account, favorieten en lijsten gaan weg, en zijn niet terug te zetten.',
    en: 'Account, favourites and lists are deleted, and cannot be restored.',
    de: 'Konto, Favoriten und Listen werden gelöscht und lassen sich nicht wiederherstellen.',
  },
  remedy: {
    nl: 'Hun naam, adres, antwoorden en bijlagen gaan ook weg, zodat u ze niet meer kunt beantwoorden. Handel ze eerst af.',
    en: 'Their name, address, answers and files are deleted too, so that you cannot answer them any more. Handle them first.',
    de: 'Auch ihr Name, ihre Adresse, Antworten und Dateien werden gelöscht, sodass Sie sie nicht mehr beantworten können. Bearbeiten Sie sie zuerst.',
  },
} satisfies Record<string, Label>;

const openLabel = (count: number): Label => ({
  nl: `Open offerteaanvragen van dit lid: ${count}`,
  en: `Open quote requests of this member: ${count}`,
  de: `Offene Angebotsanfragen dieses Mitglieds: ${count}`,
});

/** Renders the menu item that deletes a member, after a dialog with the number of open quote requests that lose their requester. */
export function DeleteMember() {
  const { id, hasDeletePermission } = useDocumentInfo();
  const { title } = useDocumentTitle();
  const { setModified } = useForm();
  const { i18n, t } = useTranslation();
  const router = useRouter();
  const [open, setOpen] = useState<number>();
  if (!id || !hasDeletePermission) return null;
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  async function ask() {
    const response = await deletionRequest(i18n, `/api/members/${id}/open-requests`);
    if (response) setOpen(((await response.json()) as OpenRequests).open);
  }

  async function remove() {
    const response = await deletionRequest(i18n, `/api/members/${id}?open=${open}`, 'DELETE');
    setOpen(undefined);
    if (!response) return;
    setModified(false);
    toast.success(t('general:deletedSuccessfully'));
    router.push('/admin/collections/members');
  }

  return (
    <>
      <PopupList.Button id="action-delete-entry" onClick={ask}>
        {t('general:delete')}
      </PopupList.Button>
      {open !== undefined &&
        createPortal(
          <Dialog
            title={text('sure')}
            confirm={{ label: t('general:delete'), id: 'confirm-action', run: remove }}
            onClose={() => setOpen(undefined)}
          >
            <p>
              <strong>{title}</strong>
            </p>
            <p>{text('lost')}</p>
            {open > 0 && (
              <p className="plantsoen-warning">
                <strong>{labelFor({ i18n }, openLabel(open))}.</strong> {text('remedy')}
              </p>
            )}
          </Dialog>,
          document.body,
        )}
    </>
  );
}
