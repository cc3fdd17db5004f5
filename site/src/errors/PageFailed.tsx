import { read } from '../platform/data/fragment.ts';
import type { ErrorPageFragment } from '../platform/generated/operations-types.ts';
import type { PageFailure } from '../platform/routing/page-failure.ts';
import { ErrorPageOnDemand } from './ErrorPageOnDemand.tsx';
import { useMessages } from './messages.ts';

/** Renders the page of the backend for a failed page (ERR-02), or a message without it (ERR-03). */
export function PageFailed({ statusCode, content }: PageFailure) {
  const t = useMessages();
  const page = content?.serviceUnavailable && read<ErrorPageFragment>(content.serviceUnavailable);
  return (
    <ErrorPageOnDemand status={statusCode} page={page} sets={content?.algemeen} title={t('failed')} text={t('failedText')} />
  );
}
