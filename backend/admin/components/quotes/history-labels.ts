import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import type { EventDetail, HistoryEntry } from '../../../src/quotation/requests/request-events.ts';
import { lossReasons, offerLabel, statusLabels } from '../../../src/quotation/requests/request-status.ts';
import { formatCents } from './format-cents.ts';

const people = {
  system: { nl: 'Het systeem', en: 'The system', de: 'Das System' },
  nobody: { nl: 'niemand', en: 'nobody', de: 'niemand' },
} as const satisfies Record<string, Label>;

/** Returns what happened in an entry of the history, as a sentence without its author. Changes name the value before, too. */
export function historyText({ kind, detail, answer }: HistoryEntry, i18n: { language: string }): string {
  const text = (label: Label) => labelFor({ i18n }, label);
  const { from } = detail;
  const was = (before: string | null | undefined) =>
    before ? ` (${text({ nl: `was ${before}`, en: `was ${before}`, de: `vorher ${before}` })})` : '';
  switch (kind) {
    case 'received':
      return text({ nl: 'Aangevraagd via de website', en: 'Requested on the website', de: 'Über die Website angefragt' });
    case 'adviser': {
      const name = detail.adviser ?? text(people.nobody);
      const region = detail.region ? `, ${detail.region}` : '';
      return (
        text({ nl: `Toegewezen aan ${name}`, en: `Assigned to ${name}`, de: `Zugewiesen an ${name}` }) +
        region +
        was(from?.adviser)
      );
    }
    case 'region':
      return `${text({ nl: 'Regio', en: 'Region', de: 'Region' })}: ${detail.region ?? '–'}${was(from?.region)}`;
    case 'followUp': {
      const dayText = (day: string | null | undefined) => day && formatDay(i18n.language, day);
      const day = dayText(detail.day);
      const sentence: Label = day
        ? { nl: `Opvolgen op ${day}`, en: `Follow up on ${day}`, de: `Nachfassen am ${day}` }
        : { nl: 'Geen opvolgdatum meer', en: 'Follow-up removed', de: 'Nachfassen entfernt' };
      return text(sentence) + was(dayText(from?.day));
    }
    case 'amount': {
      const amount = (euros: number | null | undefined) =>
        typeof euros === 'number' ? formatCents(i18n.language, Math.round(euros * 100)) : null;
      return `${text(offerLabel)}: ${amount(detail.amountEur) ?? '–'}${was(amount(from?.amountEur))}`;
    }
    case 'notes':
      return text({ nl: 'Notities gewijzigd', en: 'Notes changed', de: 'Notizen geändert' });
    case 'status':
      return statusText(detail, i18n) + was(from && statusText(from, i18n));
    case 'reminder': {
      const name = detail.adviser ?? text({ nl: 'het algemene adres', en: 'the general address', de: 'die allgemeine Adresse' });
      return text({ nl: `Herinnering naar ${name}`, en: `Reminder to ${name}`, de: `Erinnerung an ${name}` });
    }
    case 'answer':
      return text({ nl: 'Antwoord', en: 'Answer', de: 'Antwort' }) + (answer ? `: ${answer.subject}` : '');
  }
}

const formatDay = (language: string, day: string): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(day));

function statusText({ status, lossReason }: EventDetail, i18n: { language: string }): string {
  const name = status ? labelFor({ i18n }, statusLabels[status]) : '';
  return lossReason ? `${name}: ${labelFor({ i18n }, lossReasons[lossReason])}` : name;
}

/** Returns the author of an entry; the system for its own ones. */
export const historyAuthor = ({ author, kind }: HistoryEntry, i18n: { language: string }): string =>
  kind === 'received' ? '' : (author ?? labelFor({ i18n }, people.system));
