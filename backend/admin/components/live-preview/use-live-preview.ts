'use client';

import { useAllFormFields, useDocumentInfo, useLocale } from '@payloadcms/ui';
import { type LivePreviewFailure, maxUnsavedLength, readFromPreview, type ToPreview } from '@plantsoen/contract/live-preview.ts';
import { reduceFieldsToValues } from 'payload/shared';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { LivePreviewGrant } from '../../../src/composition/live-preview-grant.ts';
import { blockAround } from './edited-block.ts';

/** Time in milliseconds after the last change of the form. */
const quietMs = 150;

/** Minimum time in milliseconds for which a token must still be valid. */
const minTokenMs = 30_000;

type PreviewState = 'loading' | 'shown' | LivePreviewFailure;

type Options = {
  frame: RefObject<HTMLIFrameElement | null>;
  /** Address of the frame. */
  url: string;
  onBlock(block: number): void;
};

/** Sends the unsaved values of the form to the frame after each change, and the block in which the focus is. */
export function useLivePreview({ frame, url, onBlock }: Options): { state: PreviewState; retry(): void } {
  const { id, collectionSlug } = useDocumentInfo();
  const { code } = useLocale();
  const [fields] = useAllFormFields();
  const [state, setState] = useState<PreviewState>('loading');
  const [isReady, setReady] = useState(false);
  const [attempt, setAttempt] = useState(0);
  const grant = useRef<LivePreviewGrant | undefined>(undefined);
  const sent = useRef({ number: 0, unsaved: '', attempt: 0, hasRenewed: false });
  const { origin } = new URL(url);

  useEffect(() => {
    if (!isReady) return;
    const controller = new AbortController();
    const send = async () => {
      const unsaved = JSON.stringify(reduceFieldsToValues(fields, true));
      if (unsaved === sent.current.unsaved) return;
      if (unsaved.length > maxUnsavedLength) return setState('values');
      sent.current = { ...sent.current, unsaved, attempt, number: sent.current.number + 1 };
      setState('loading');
      const granted = await validGrant(`/api/${collectionSlug}/${id}/live-preview?locale=${code}`, grant.current);
      if (controller.signal.aborted) return forget();
      if (typeof granted === 'string') return fail(granted);
      grant.current = granted;
      const { number } = sent.current;
      const message: ToPreview = { plantsoen: 'show', token: granted.token, unsaved, number };
      frame.current?.contentWindow?.postMessage(message, origin);
    };
    const forget = () => {
      sent.current.unsaved = '';
    };
    const fail = (reason: LivePreviewFailure) => {
      forget();
      setState(reason);
    };
    const timer = setTimeout(send, attempt === sent.current.attempt ? quietMs : 0);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [fields, isReady, attempt, collectionSlug, id, code, origin, frame]);

  const retry = () => {
    sent.current.unsaved = '';
    setAttempt((count) => count + 1);
  };

  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readFromPreview(event, { origin, source: frame.current?.contentWindow });
      if (message?.plantsoen === 'ready') {
        // The frame has loaded, perhaps again.
        sent.current.unsaved = '';
        setReady(true);
        setAttempt((count) => count + 1);
      }
      if (message?.plantsoen === 'clicked') onBlock(message.block);
      if (!message || !('number' in message) || message.number !== sent.current.number) return;
      if (message.plantsoen === 'shown') {
        sent.current.hasRenewed = false;
        return setState('shown');
      }
      sent.current.unsaved = '';
      const isRenewable = message.reason === 'expired' && !sent.current.hasRenewed;
      if (!isRenewable) return setState(message.reason);
      // The editor may have logged in again.
      sent.current.hasRenewed = true;
      grant.current = undefined;
      setAttempt((count) => count + 1);
    };
    addEventListener('message', listen);
    return () => removeEventListener('message', listen);
  }, [origin, frame, onBlock]);

  useEffect(() => {
    const show = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || target === frame.current) return;
      const { block = null, label = '' } = blockAround(target, Number(id)) ?? {};
      const message: ToPreview = { plantsoen: 'frame', block, label };
      frame.current?.contentWindow?.postMessage(message, origin);
    };
    document.addEventListener('focusin', show);
    return () => document.removeEventListener('focusin', show);
  }, [origin, frame, id]);

  return { state, retry };
}

/** Returns the present token, or another one shortly before its end, or the reason for its absence. */
async function validGrant(path: string, present: LivePreviewGrant | undefined): Promise<LivePreviewGrant | LivePreviewFailure> {
  if (present && present.until - Date.now() > minTokenMs) return present;
  return requestGrant(path).catch(() => 'failed' as const);
}

/** Requests a token, which is bound to the session of the editor. Returns a reason if it is refused. */
async function requestGrant(path: string): Promise<LivePreviewGrant | LivePreviewFailure> {
  const answer = await fetch(path, { method: 'POST', credentials: 'same-origin' });
  if (answer.ok) return (await answer.json()) as LivePreviewGrant;
  return answer.status === 401 || answer.status === 403 ? 'expired' : 'failed';
}
