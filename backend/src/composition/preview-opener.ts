import { GraphQLError } from 'graphql';
import type { Payload } from 'payload';
import { unavailable } from '../platform/api/errors.ts';
import type { EngineParts } from '../platform/api/graphql-engine.ts';
import type { Log } from '../platform/log.ts';
import { PreviewRefused } from '../preview/preview-refused.ts';
import { runInPreview } from './preview-transaction.ts';

/** Returns the function by which the API opens previews. A refusal becomes an error with a code such as PREVIEW_EXPIRED. */
export function previewOpener(payload: Payload, log: Log): EngineParts['runInPreview'] {
  return (token, unsaved) =>
    runInPreview(payload, token, unsaved).catch((error: unknown) => {
      if (!(error instanceof PreviewRefused)) throw error;
      if (error.cause) log.warn({ err: error.cause }, error.message);
      if (error.reason === 'busy' && unsaved === undefined) throw unavailable('All connections for previews are in use.');
      throw new GraphQLError('The preview cannot be shown.', { extensions: { code: `PREVIEW_${error.reason.toUpperCase()}` } });
    });
}
