'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { type FormEvent, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { FeedKeyAnswer } from '../../../src/products/feed/feed-key-endpoints.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { Dialog } from '../dialog.tsx';
import { LocalDate } from '../local-date.tsx';
import { keyProblemLabels, connectionLabels as labels } from './connection-labels.ts';
import { ShownOnce } from './shown-once.tsx';

type Key = { id: number; name: string; createdAt: string; lastUsedAt: string | null; revokedAt: string | null };

const columns = ['name', 'created', 'lastUsed', 'state', 'actions'] as const;

/** Renders the keys for prices, the form that creates one, and the button that revokes it. */
export function FeedKeys({ keys }: { keys: readonly Key[] }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [created, setCreated] = useState<string>();
  const [revoked, setRevoked] = useState<Key>();
  const [problem, setProblem] = useState<string>();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  async function create(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const answer = await fetch('/api/feed-keys', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ name: new FormData(form).get('name') }),
    })
      .then((response) => response.json() as Promise<FeedKeyAnswer>)
      .catch(() => undefined);
    if (!answer || !('key' in answer)) {
      setProblem(answer && 'reason' in answer ? labelFor({ i18n }, keyProblemLabels[answer.reason]) : text('failed'));
      return;
    }
    setProblem(undefined);
    setCreated(answer.key);
    form.reset();
    router.refresh();
  }
  async function revoke({ id }: Key) {
    setRevoked(undefined);
    const response = await fetch(`/api/feed-keys/${id}`, { method: 'DELETE' }).catch(() => undefined);
    if (!response?.ok) toast.error(text('failed'));
    router.refresh();
  }
  return (
    <>
      {keys.length === 0 && <p>{text('noKeys')}</p>}
      {keys.length > 0 && (
        <div className="plantsoen-scroll">
          <table>
            <ColumnHeads names={columns.map(text)} />
            <tbody>
              {keys.map((key) => (
                <tr key={key.id}>
                  <th scope="row">{key.name}</th>
                  <td>
                    <LocalDate date={key.createdAt} />
                  </td>
                  <td>{key.lastUsedAt ? <LocalDate date={key.lastUsedAt} hasTime /> : text('never')}</td>
                  <td data-state={key.revokedAt ? 'missing' : undefined}>{text(key.revokedAt ? 'revoked' : 'valid')}</td>
                  <td>
                    {!key.revokedAt && (
                      <Button
                        margin={false}
                        buttonStyle="secondary"
                        size="small"
                        onClick={() => setRevoked(key)}
                        extraButtonProps={{ 'aria-label': `${text('revoke')}: ${key.name}` }}
                      >
                        {text('revoke')}
                      </Button>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      <form className="plantsoen-connection-form" onSubmit={create} noValidate>
        <label>
          {text('keyName')}
          <input name="name" maxLength={100} aria-describedby="feed-key-problem" aria-invalid={problem !== undefined} />
        </label>
        <span id="feed-key-problem" role="alert" className="plantsoen-warning">
          {problem}
        </span>
        <div className="plantsoen-connection-buttons">
          <Button type="submit" buttonStyle="secondary" size="small" margin={false}>
            {text('createKey')}
          </Button>
        </div>
      </form>
      {revoked && (
        <Dialog
          title={`${text('revoke')}: ${revoked.name}`}
          confirm={{ label: text('revoke'), run: () => revoke(revoked) }}
          onClose={() => setRevoked(undefined)}
        >
          <p>{text('revokeNote')}</p>
        </Dialog>
      )}
      {created && <ShownOnce title={text('keys')} note={text('keyNote')} value={created} onClose={() => setCreated(undefined)} />}
    </>
  );
}
