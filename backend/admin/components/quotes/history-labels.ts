import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import type { HistoryEntry } from '../../../src/quotation/requests/request-events.ts';
import { lossReasons, statusLabels } from '../../../src/quotation/requests/request-status.ts';

const people = {
  system: { nl: 'Het systeem', en: 'The system', de: 'Das System' },
  nobody: { nl: 'niemand', en: 'nobody', de: 'niemand' },
} as const satisfies Record<string, Label>;

/** Returns what happened in an entry of the history, as a sentence without its author. */
export function historyText({ kind, detail, answer }: HistoryEntry, i18n: { language: string }): string {
  const text = (label: Label) => labelFor({ i18n }, label);
  switch (kind) {
    case 'received':
      return text({ nl: 'Aangevraagd via de website', en: 'Requested on the website', de: 'Über die Website angefragt' });
    case 'adviser': {
      const name = detail.adviser ?? text(people.nobody);
      const region = detail.region ? ` (${detail.region})` : '';
      return text({ nl: `Toegewezen aan ${name}`, en: `Assigned to ${name}`, de: `Zugewiesen an ${name}` }) + region;
    }
    case 'followUp': {
      if (!detail.day) return text({ nl: 'Geen opvolgdatum meer', en: 'Follow-up removed', de: 'Nachfassen entfernt' });
      const day = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(detail.day));
      return text({ nl: `Opvolgen op ${day}`, en: `Follow up on ${day}`, de: `Nachfassen am ${day}` });
    }
    case 'status': {
      const status = detail.status ? text(statusLabels[detail.status]) : '';
      return detail.lossReason ? `${status}: ${text(lossReasons[detail.lossReason])}` : status;
    }
    case 'reminder': {
      const name = detail.adviser ?? text({ nl: 'het algemene adres', en: 'the general address', de: 'die allgemeine Adresse' });
      return text({ nl: `Herinnering naar ${name}`, en: `Reminder to ${name}`, de: `Erinnerung an ${name}` });
    }
    case 'answer':
      return text({ nl: 'Antwoord', en: 'Answer', de: 'Antwort' }) + (answer ? `: ${answer.subject}` : '');
  }
}

/** Returns the author of an entry; the system for its own ones. */
export const historyAuthor = ({ author, kind }: HistoryEntry, i18n: { language: string }): string =>
  kind === 'received' ? '' : (author ?? labelFor({ i18n }, people.system));
