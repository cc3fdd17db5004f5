'use client';

import { Button, useDocumentDrawerContext, useDocumentInfo, useFormFields, useTranslation } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import {
  maxComparedSvg,
  type SameContentAnswer,
  type SameContentRequest,
  type SameDocument,
} from '../../../src/platform/uploads/same-content-request.ts';
import { fileHash } from './file-hash.ts';
import { mediaLabels as labels } from './media-labels.ts';

/** Maximum size in bytes of a file that is read to compare it. */
const maxCompared = 100_000_000;

async function requestFor(file: File): Promise<SameContentRequest | undefined> {
  const isSvg = file.type.startsWith('image/svg') || /\.svg$/i.test(file.name);
  if (file.size > (isSvg ? maxComparedSvg : maxCompared)) return undefined;
  return isSvg ? { svg: await file.text() } : { hash: await fileHash(file) };
}

async function findSame(collection: string, file: File, signal: AbortSignal): Promise<SameDocument[]> {
  const request = await requestFor(file);
  if (!request) return [];
  const response = await fetch(`/api/${collection}/same-content`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(request),
    signal,
  });
  return response.ok ? ((await response.json()) as SameContentAnswer).documents : [];
}

/** Shows that a selected file was uploaded before, and offers to use that document. The file can be uploaded all the same. */
export function SameContent() {
  const { i18n } = useTranslation();
  const { id, collectionSlug } = useDocumentInfo();
  const { onSave } = useDocumentDrawerContext();
  const file = useFormFields(([fields]) => fields.file?.value);
  const [documents, setDocuments] = useState<SameDocument[]>([]);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  useEffect(() => {
    setDocuments([]);
    if (!(file instanceof File) || !collectionSlug) return;
    const controller = new AbortController();
    findSame(collectionSlug, file, controller.signal).then(
      (same) => setDocuments(same.filter((document) => document.id !== id)),
      // The check is only a help: an upload works without it.
      () => {},
    );
    return () => controller.abort();
  }, [file, collectionSlug, id]);

  async function use(document: SameDocument) {
    const response = await fetch(`/api/${collectionSlug}/${document.id}?depth=0`).catch(() => undefined);
    if (response?.ok) await onSave?.({ doc: await response.json(), operation: 'create' } as never);
  }

  return (
    <div aria-live="polite">
      {documents.length > 0 && (
        <div className="plantsoen-same-content">
          <h3>{text('exists')}</h3>
          <p>{text('existsHint')}</p>
          <ul>
            {documents.map((document) => (
              <li key={document.id}>
                {document.thumbnail && <img src={document.thumbnail} alt="" />}
                <a href={`/admin/collections/${collectionSlug}/${document.id}`} target="_blank" rel="noreferrer">
                  {document.title}
                  <span className="plantsoen-unseen">: {text('openThat')}</span>
                </a>
                {onSave && !id && (
                  <Button buttonStyle="secondary" size="small" margin={false} onClick={() => use(document)}>
                    {text('useThat')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  );
}
