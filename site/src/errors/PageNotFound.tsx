import { read } from '../platform/data/fragment.ts';
import type { ErrorPageFragment } from '../platform/generated/operations-types.ts';
import type { Absence } from '../platform/routing/page-failure.ts';
import { ErrorPageOnDemand } from './ErrorPageOnDemand.tsx';
import { useMessages } from './messages.ts';

/** What stands at an address that has no page: the backend's page for it (ERR-01), else a message (ERR-03). */
export function PageNotFound({ absence }: { absence?: Absence }) {
  const t = useMessages();
  const page = absence?.notFound && read<ErrorPageFragment>(absence.notFound);
  return (
    <ErrorPageOnDemand page={page} news={absence?.document?.news} title={t('notFound')} gap={absence?.isGone ? '410' : '404'} />
  );
}
