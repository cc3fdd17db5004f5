'use client';

import { useTranslation } from '@payloadcms/ui';
import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';
import type { ImportState } from '../../../src/imports/import-store.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import { stateLabels } from './import-labels.ts';

type Progress = { state: ImportState; done: number; total: number };

const everyMs = 1000;

/** Renders how far the running step of an import is, and loads the page again once it has ended. */
export function ImportProgress({ id, initial }: { id: number; initial: Progress }) {
  const { i18n } = useTranslation();
  const router = useRouter();
  const [{ state, done, total }, setProgress] = useState(initial);

  useEffect(() => {
    const timer = setInterval(async () => {
      const response = await fetch(`/api/imports/${id}`).catch(() => undefined);
      if (!response?.ok) return;
      const progress = (await response.json()) as Progress;
      setProgress(progress);
      if (progress.state !== initial.state) router.refresh();
    }, everyMs);
    return () => clearInterval(timer);
  }, [id, initial.state, router]);

  const text = labelFor({ i18n }, stateLabels[state]);
  return (
    <p role="status" className="plantsoen-import-progress">
      <span>
        {text}
        {total > 0 && ` (${done.toLocaleString(i18n.language)} / ${total.toLocaleString(i18n.language)})`}
      </span>
      <progress aria-label={text} {...(total > 0 && done > 0 && { value: done, max: total })} />
    </p>
  );
}
