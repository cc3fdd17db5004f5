import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { chosenSummary } from './file-groups.ts';
import type { ChosenFiles } from './use-chosen-files.ts';

/** Received and expected bytes of an archive. */
export type ArchiveProgress = { received: number; total: number };

/**
 * Reason why an archive was not saved: its files are too large or gone, too many requests, or a failure that may pass. Or the titles of
 * files that a saved one lacks.
 */
export type ArchiveFailure = 'tooLarge' | 'gone' | 'tooOften' | 'later' | { missing: string };

/** Maximum size in bytes of an archive with progress, because the page holds it in memory. The browser itself receives larger ones. */
const maxHeld = 200 * 1024 ** 2;

/** Saves the chosen files of a submitted form as one archive (CAT-15). A failure changes nothing about the choice. */
export function useArchive({ chosen }: Pick<ChosenFiles, 'chosen'>) {
  const [progress, setProgress] = useState<ArchiveProgress>();
  const [failure, setFailure] = useState<ArchiveFailure>();
  const leaving = useRef<AbortController>(undefined);
  useEffect(() => () => leaving.current?.abort(), []);
  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    const { bytes: expected } = chosenSummary(chosen.values());
    if (expected > maxHeld) return;
    event.preventDefault();
    if (progress || chosen.size === 0) return;
    const { action: address } = event.currentTarget;
    const body = new URLSearchParams();
    for (const [name, value] of new FormData(event.currentTarget, event.nativeEvent.submitter)) body.append(name, String(value));
    leaving.current = new AbortController();
    const { signal } = leaving.current;
    setFailure(undefined);
    setProgress({ received: 0, total: expected });
    const failed = await import('./save-archive.ts')
      .then(({ saveArchive }) => saveArchive({ address, body, expected, onProgress: setProgress, signal }))
      .catch(() => 'later' as const);
    if (signal.aborted) return;
    setProgress(undefined);
    setFailure(failed);
  };
  return { progress, failure, save };
}

export type ArchiveState = Pick<ReturnType<typeof useArchive>, 'progress' | 'failure'>;
