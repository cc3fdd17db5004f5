import { labelFor } from '../../../src/platform/payload/label.ts';
import type { WebhookDelivery } from '../../../src/webhooks/webhook-deliveries.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { LocalDate } from '../local-date.tsx';
import { ActionButton } from './action-button.tsx';
import { deliveryLabels, deliveryProblems, eventLabels, connectionLabels as labels } from './connection-labels.ts';

const columns = ['time', 'event', 'target', 'state', 'answer', 'duration', 'attempts', 'actions'] as const;

type Props = { deliveries: readonly WebhookDelivery[]; i18n: { language: string } };

/** Renders the log of deliveries. Each can be sent again, with the same message. */
export function DeliveryTable({ deliveries, i18n }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  if (deliveries.length === 0) return <p>{text('noDeliveries')}</p>;
  return (
    <div className="plantsoen-scroll">
      <table className="plantsoen-connections plantsoen-deliveries">
        <ColumnHeads names={columns.map(text)} />
        <tbody>
          {deliveries.map(({ id, createdAt, event, eventId, target, state, problem, status, durationMs, attempts }) => (
            <tr key={id}>
              <td>
                <LocalDate date={createdAt.toISOString()} hasTime />
              </td>
              <th scope="row" title={eventId}>
                {labelFor({ i18n }, eventLabels[event as keyof typeof eventLabels] ?? sameLabel(event))}
              </th>
              <td>{target}</td>
              <td data-state={state}>
                {labelFor({ i18n }, deliveryLabels[state])}
                {problem && <span className="plantsoen-task-note">{labelFor({ i18n }, deliveryProblems[problem])}</span>}
              </td>
              <td>{status ?? '–'}</td>
              <td>{durationMs === null ? '–' : `${durationMs.toLocaleString(i18n.language)} ms`}</td>
              <td>{attempts}</td>
              <td>
                {state !== 'waiting' && (
                  <ActionButton
                    address={`/api/webhook-deliveries/${id}/replay`}
                    label={text('replay')}
                    name={`${text('replay')}: ${eventId}`}
                  />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Returns the name of an event of another version of the product. */
const sameLabel = (event: string) => ({ nl: event, en: event, de: event });
