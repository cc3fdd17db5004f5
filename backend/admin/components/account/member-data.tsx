import type { UIFieldServerProps } from 'payload';
import { quoteRequestReaders } from '../../../src/forms/submission-access.ts';
import { requestReads } from '../../../src/platform/database/request-sql.ts';
import { type Label, labelFor } from '../../../src/platform/payload/label.ts';
import { requestsOfMember } from '../../../src/quotation/list-requests.ts';
import { addressOfRequests } from '../../../src/quotation/request-filter.ts';
import { statusLabels } from '../../../src/quotation/requests/request-status.ts';
import { LocalDate } from '../local-date.tsx';

const labels = {
  number: { nl: 'Kenmerk', en: 'Reference', de: 'Kennung' },
  createdAt: { nl: 'Ontvangen', en: 'Received', de: 'Eingegangen' },
  project: { nl: 'Project', en: 'Project', de: 'Projekt' },
  status: { nl: 'Status', en: 'Status', de: 'Status' },
  none: {
    nl: 'Dit lid heeft geen offerteaanvragen.',
    en: 'This member has no quote requests.',
    de: 'Dieses Mitglied hat keine Angebotsanfragen.',
  },
  data: { nl: 'Gegevens van dit lid', en: 'Data of this member', de: 'Daten dieses Mitglieds' },
  hint: {
    nl: 'Voor een inzageverzoek: alles wat over dit lid is bewaard, zoals het lid het zelf kan downloaden. Uw export komt in het logboek van inzage.',
    en: 'For an access request: all stored data of this member, as members can download it themselves. The access log records your export.',
    de: 'Für ein Auskunftsersuchen: alle gespeicherten Daten dieses Mitglieds, wie es sie selbst herunterladen kann. Ihr Export wird im Zugriffsprotokoll vermerkt.',
  },
  download: { nl: 'Gegevens downloaden (JSON)', en: 'Download the data (JSON)', de: 'Daten herunterladen (JSON)' },
} as const satisfies Record<string, Label>;

/** Heading of the requests. `shown` of them are listed. */
const headingOf = (shown: number, total: number): Label => ({
  nl: `Offerteaanvragen (${shown < total ? `laatste ${shown} van ${total}` : total})`,
  en: `Quote requests (${shown < total ? `latest ${shown} of ${total}` : total})`,
  de: `Angebotsanfragen (${shown < total ? `letzte ${shown} von ${total}` : total})`,
});

/** Renders the quote requests of a member and the download of the member's data, for readers of quote requests (SEC-10). */
export async function MemberData({ id, req }: UIFieldServerProps) {
  const memberId = Number(id);
  if (!(memberId > 0 && (await quoteRequestReaders({ req })))) return null;
  return (
    <div className="plantsoen-lines">
      <MemberRequests {...{ memberId, req }} />
      <h3>{labelFor(req, labels.data)}</h3>
      <p>{labelFor(req, labels.hint)}</p>
      <a className="btn btn--style-secondary btn--size-small" href={`/api/members/${memberId}/export`} download>
        {labelFor(req, labels.download)}
      </a>
    </div>
  );
}

const columns = ['number', 'project', 'status', 'createdAt'] as const;

async function MemberRequests({ memberId, req }: Pick<UIFieldServerProps, 'req'> & { memberId: number }) {
  const { rows, total } = await requestsOfMember(await requestReads(req), memberId);
  return (
    <>
      <h3>{labelFor(req, headingOf(rows.length, total))}</h3>
      {rows.length === 0 && <p>{labelFor(req, labels.none)}</p>}
      {rows.length > 0 && (
        <div className="plantsoen-scroll">
          <table>
            <thead>
              <tr>
                {columns.map((name) => (
                  <th key={name} scope="col">
                    {labelFor(req, labels[name])}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ id, number, createdAt, project, status }) => (
                <tr key={id}>
                  <td>
                    <a href={addressOfRequests({ tab: 'all', request: id })}>{number}</a>
                  </td>
                  <td>{project ?? '–'}</td>
                  <td>
                    <span className="plantsoen-quote-status" data-status={status}>
                      {labelFor(req, statusLabels[status])}
                    </span>
                  </td>
                  <td>
                    <LocalDate date={createdAt.toISOString()} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
