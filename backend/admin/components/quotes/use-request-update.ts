'use client';

import { toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { quotesLabels as labels } from './quotes-labels.ts';

/** Updates that are not yet answered. A field is saved when the editor leaves it, which may be a click on a link. */
const running = new Set<Promise<boolean>>();

/** Waits for the running updates. Returns whether all were saved. */
export async function savedUpdates(): Promise<boolean> {
  return (await Promise.all(running)).every(Boolean);
}

type RequestUpdate = { update: (data: object, name?: string) => Promise<boolean>; notice: string };

/**
 * Returns a function that saves fields of a quote request and returns whether it did, and a notice once they are saved. It tells the
 * name of the field, if given.
 */
export function useRequestUpdate(id: number): RequestUpdate {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [notice, setNotice] = useState('');
  async function save(data: object, name?: string): Promise<boolean> {
    setNotice('');
    const request = { method: 'PATCH', headers: { 'content-type': 'application/json' }, body: JSON.stringify(data) };
    const response = await fetch(`/api/quote-requests/${id}?depth=0`, request).catch(() => undefined);
    if (response?.ok) setNotice([labelFor({ i18n }, labels.saved), name].filter(Boolean).join(': '));
    else toast.error((await reasonOf(response)) ?? labelFor({ i18n }, labels.failed));
    router.refresh();
    return response?.ok === true;
  }
  async function update(data: object, name?: string): Promise<boolean> {
    const saving = save(data, name);
    running.add(saving);
    return saving.finally(() => running.delete(saving));
  }
  return { update, notice };
}

/** Returns the message of a refused change; undefined without one. */
async function reasonOf(response: Response | undefined): Promise<string | undefined> {
  const body = (await response?.json().catch(() => undefined)) as { errors?: { message?: string }[] } | undefined;
  return body?.errors?.[0]?.message;
}
