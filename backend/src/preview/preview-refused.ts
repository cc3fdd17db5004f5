import type { LivePreviewFailure } from '@plantsoen/contract/live-preview.ts';

/**
 * Reason for which a preview cannot be shown: the token or session has ended, the entry has no free address in the language, a value cannot
 * be stored, or all connections for previews are in use.
 */
type PreviewRefusal = Exclude<LivePreviewFailure, 'failed'>;

/** Error for a preview that cannot be shown for a reason that its editor can understand. */
export class PreviewRefused extends Error {
  readonly reason: PreviewRefusal;

  constructor(reason: PreviewRefusal, cause?: unknown) {
    super(`the preview cannot be shown: ${reason}`, { cause });
    this.reason = reason;
  }
}
