'use client';

import { useTranslation } from '@payloadcms/ui';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { WebhookTarget } from '../../../src/webhooks/webhook-targets.ts';
import { eventLabels, connectionLabels as labels } from './connection-labels.ts';

/** Renders the cells of a target: its name with its address, its events, and whether it is enabled. */
export function WebhookSummary({ target: { name, url, events, isEnabled } }: { target: WebhookTarget }) {
  const { i18n } = useTranslation();
  return (
    <>
      <th scope="row">
        {name}
        <span className="plantsoen-task-note">{url}</span>
      </th>
      <td>{events.map((event) => labelFor({ i18n }, eventLabels[event])).join(', ')}</td>
      <td data-state={isEnabled ? undefined : 'missing'}>{labelFor({ i18n }, isEnabled ? labels.on : labels.off)}</td>
    </>
  );
}
