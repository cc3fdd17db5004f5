'use client';

import { Button, toast, useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { SavedTargetAnswer } from '../../../src/webhooks/webhook-endpoints.ts';
import type { WebhookTarget } from '../../../src/webhooks/webhook-targets.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { Dialog } from '../dialog.tsx';
import { ActionButton } from './action-button.tsx';
import { connectionLabels as labels } from './connection-labels.ts';
import { ShownOnce } from './shown-once.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { WebhookSummary } from './webhook-summary.tsx';

/** The part that is open beside the list: the form, the question before an action, or a secret. */
type Open =
  | { kind: 'form'; target?: WebhookTarget }
  | { kind: 'rotate' | 'delete'; target: WebhookTarget }
  | { kind: 'secret'; secret: string };

const columns = ['name', 'events', 'state', 'actions'] as const;

/** Renders the targets with their actions, and the form that adds or edits one. */
export function Webhooks({ targets }: { targets: readonly WebhookTarget[] }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [open, setOpen] = useState<Open>();
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  const close = () => setOpen(undefined);

  function showSecret(secret: string | undefined) {
    setOpen(secret === undefined ? undefined : { kind: 'secret', secret });
    router.refresh();
  }
  async function confirm({ id }: WebhookTarget, kind: 'rotate' | 'delete') {
    const [address, method] = kind === 'rotate' ? [`/api/webhooks/${id}/secret`, 'POST'] : [`/api/webhooks/${id}`, 'DELETE'];
    const response = await fetch(address, { method }).catch(() => undefined);
    if (!response?.ok) toast.error(text('failed'));
    const answer = response?.ok && kind === 'rotate' ? ((await response.json()) as SavedTargetAnswer) : undefined;
    showSecret(answer && 'secret' in answer ? answer.secret : undefined);
  }
  const button = (target: WebhookTarget, kind: 'form' | 'rotate' | 'delete', label: string) => (
    <Button
      margin={false}
      buttonStyle="secondary"
      size="small"
      onClick={() => setOpen({ kind, target })}
      extraButtonProps={{ 'aria-label': `${label}: ${target.name}` }}
    >
      {label}
    </Button>
  );
  return (
    <>
      {targets.length === 0 && open?.kind !== 'form' && <p>{text('noWebhooks')}</p>}
      {targets.length > 0 && (
        <div className="plantsoen-scroll">
          <table className="plantsoen-connections">
            <ColumnHeads names={columns.map(text)} />
            <tbody>
              {targets.map((target) => (
                <tr key={target.id}>
                  <WebhookSummary target={target} />
                  <td>
                    <div className="plantsoen-connection-buttons">
                      {button(target, 'form', text('edit'))}
                      <ActionButton
                        address={`/api/webhooks/${target.id}/test`}
                        label={text('test')}
                        name={`${text('test')}: ${target.name}`}
                        notice={text('tested')}
                      />
                      {button(target, 'rotate', text('rotate'))}
                      {button(target, 'delete', text('delete'))}
                    </div>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
      {open?.kind === 'form' ? (
        <WebhookForm key={open.target?.id} {...(open.target && { target: open.target })} onClose={close} onSaved={showSecret} />
      ) : (
        <Button buttonStyle="secondary" size="small" onClick={() => setOpen({ kind: 'form' })}>
          {text('add')}
        </Button>
      )}
      {(open?.kind === 'rotate' || open?.kind === 'delete') && (
        <Dialog
          title={`${text(open.kind)}: ${open.target.name}`}
          confirm={{ label: text(open.kind), run: () => confirm(open.target, open.kind) }}
          onClose={close}
        >
          <p>{text(open.kind === 'rotate' ? 'rotateNote' : 'deleteNote')}</p>
        </Dialog>
      )}
      {open?.kind === 'secret' && (
        <ShownOnce title={text('rotate')} note={text('secretNote')} value={open.secret} onClose={close} />
      )}
    </>
  );
}
