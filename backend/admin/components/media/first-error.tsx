'use client';

import { useFormFields, useFormSubmitted } from '@payloadcms/ui';
import { useEffect, useRef } from 'react';

/**
 * Leads to the first invalid field of a file that was not saved among several. Payload shows the number of errors beside the list of files
 * only, while the field may be far below the picture.
 */
export function FirstError() {
  const marker = useRef<HTMLSpanElement>(null);
  const isSubmitted = useFormSubmitted();
  const path = useFormFields(([fields]) => Object.keys(fields).find((name) => fields[name]?.valid === false && name !== 'file'));
  const errorPath = isSubmitted ? path : undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus stays where the editor corrects one of several fields
  useEffect(() => {
    if (errorPath === undefined) return;
    const form = marker.current?.closest('.bulk-upload--file-manager');
    const field = form?.querySelector<HTMLElement>(`[id="field-${errorPath.replaceAll('.', '__')}"]`);
    field?.scrollIntoView({ block: 'center' });
    field?.focus({ preventScroll: true });
  }, [errorPath === undefined]);
  return <span ref={marker} hidden />;
}
