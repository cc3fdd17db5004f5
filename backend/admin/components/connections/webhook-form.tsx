'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { type FormEvent, useId, useState } from 'react';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { SavedTargetAnswer } from '../../../src/webhooks/webhook-endpoints.ts';
import { webhookEvents } from '../../../src/webhooks/webhook-event.ts';
import type { TargetProblem, WebhookTarget } from '../../../src/webhooks/webhook-targets.ts';
import { eventLabels, connectionLabels as labels, targetProblemLabels } from './connection-labels.ts';

type Props = {
  /** The target to edit; a new one without it. */
  target?: WebhookTarget;
  onClose: () => void;
  /** Receives the secret of a new target. */
  onSaved: (secret: string | undefined) => void;
};

/** Renders the form of a target. Its problems are shown below their fields. */
export function WebhookForm({ target, onClose, onSaved }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const [problems, setProblems] = useState<readonly TargetProblem[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = {
      name: data.get('name'),
      url: data.get('url'),
      events: data.getAll('events'),
      isEnabled: data.has('isEnabled'),
    };
    setBusy(true);
    setFailed(false);
    try {
      const response = await fetch(`/api/webhooks${target ? `/${target.id}` : ''}`, {
        method: target ? 'PATCH' : 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      const answer = (await response.json()) as SavedTargetAnswer;
      if (response.ok && 'id' in answer) return onSaved(answer.secret);
      if (!('problems' in answer)) throw new Error('the target was not saved');
      setProblems(answer.problems);
    } catch {
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }
  const problemOf = (field: TargetProblem['field']) => {
    const problem = problems.find((one) => one.field === field);
    return problem && labelFor({ i18n }, targetProblemLabels[problem.reason]);
  };
  const described = (field: TargetProblem['field']) => ({
    'aria-invalid': problemOf(field) !== undefined,
    'aria-describedby': `${id}-${field}`,
  });
  const problemText = (field: TargetProblem['field']) => (
    <span id={`${id}-${field}`} role="alert" className="plantsoen-warning">
      {problemOf(field)}
    </span>
  );
  return (
    <form className="plantsoen-connection-form" onSubmit={save} noValidate>
      <label>
        {text('name')}
        <input name="name" defaultValue={target?.name} maxLength={100} {...described('name')} />
      </label>
      {problemText('name')}
      <label>
        {text('url')}
        <input name="url" type="url" defaultValue={target?.url} maxLength={500} {...described('url')} />
      </label>
      {problemText('url')}
      <fieldset aria-describedby={`${id}-events`}>
        <legend>{text('events')}</legend>
        {webhookEvents.map((event) => (
          <label key={event}>
            <input type="checkbox" name="events" value={event} defaultChecked={target?.events.includes(event)} />
            {labelFor({ i18n }, eventLabels[event])}
          </label>
        ))}
      </fieldset>
      {problemText('events')}
      <label>
        <input type="checkbox" name="isEnabled" defaultChecked={target?.isEnabled ?? true} />
        {text('isEnabled')}
      </label>
      {hasFailed && (
        <p role="alert" className="plantsoen-warning">
          {text('failed')}
        </p>
      )}
      <div className="plantsoen-connection-buttons">
        <Button type="submit" margin={false} disabled={isBusy}>
          {text('save')}
        </Button>
        <Button buttonStyle="secondary" margin={false} onClick={onClose}>
          {text('cancel')}
        </Button>
      </div>
    </form>
  );
}
