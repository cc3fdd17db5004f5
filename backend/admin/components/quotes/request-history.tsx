import { labelFor } from '../../../src/platform/payload/label.ts';
import type { HistoryEntry } from '../../../src/quotation/requests/request-events.ts';
import { LocalDate } from '../local-date.tsx';
import { historyAuthor, historyText } from './history-labels.ts';
import { quotesLabels as labels } from './quotes-labels.ts';

type Props = { id: number; entries: readonly HistoryEntry[]; i18n: { language: string } };

/** Renders what happened to a request, newest first. Answers open with their text and their document. */
export function RequestHistory({ id, entries, i18n }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  return (
    <section>
      <h3>{text('history')}</h3>
      <ul className="plantsoen-quotes-history">
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: entries are only added, and the list is rendered on the server
          <li key={place}>
            <span className="plantsoen-task-note">
              <LocalDate date={entry.at.toISOString()} hasTime />
            </span>
            <div>
              {entry.answer ? (
                <details>
                  <summary>{historyText(entry, i18n)}</summary>
                  <div className="plantsoen-task-note">
                    {text('to')} {entry.answer.recipient} · {entry.answer.template}
                  </div>
                  <div className="plantsoen-quotes-text">{entry.answer.text}</div>
                </details>
              ) : (
                historyText(entry, i18n)
              )}{' '}
              {entry.answer?.hasPdf && <a href={`/api/quote-requests/${id}/answers/${entry.answer.id}/pdf`}>{text('pdf')}</a>}{' '}
              {entry.answer?.attachment && (
                <a href={`/api/quote-requests/${id}/answers/${entry.answer.id}/attachment`}>{entry.answer.attachment}</a>
              )}{' '}
              {entry.answer && !entry.answer.mailedAt && <span className="plantsoen-count">{text('underway')}</span>}
              <div className="plantsoen-task-note">{historyAuthor(entry, i18n)}</div>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
