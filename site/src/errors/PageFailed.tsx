import { read } from '../platform/data/fragment.ts';
import type { ErrorPageFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import type { PageFailure } from '../platform/routing/page-failure.ts';
import { ErrorPageOnDemand } from './ErrorPageOnDemand.tsx';

/** Renders the page of the backend for a failed page (ERR-02), or a message without it (ERR-03). */
export function PageFailed({ statusCode, content }: PageFailure) {
  const t = useMessages('errors');
  const page = content?.serviceUnavailable && read<ErrorPageFragment>(content.serviceUnavailable);
  return (
    <ErrorPageOnDemand status={statusCode} page={page} sets={content?.algemeen} title={t('failed')} text={t('failedText')} />
  );
}
