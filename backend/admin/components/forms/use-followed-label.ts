'use client';

import { useForm, useFormFields } from '@payloadcms/ui';
import type { FormState } from 'payload';
import { useEffect, useRef } from 'react';
import { slugifyHandle } from '../../../src/forms/handles.ts';

type Name = {
  value: string;
  setValue: (value: string) => void;
  /** Whether the name is stored or cannot be changed, and follows no longer. */
  isStored: boolean;
  /** Beginning of a name that would be empty or begin with a digit. */
  standIn: string;
  /** Whether a field of the form with this path can refer to the name. */
  refersToNames: RegExp;
  /** Returns the names beside this one, which it must not repeat. */
  othersIn: (state: FormState) => ReadonlySet<string>;
};

/** Updates a new technical name from the label beside it, until an editor changes it or a condition refers to it. */
export function useFollowedLabel(path: string, { value, setValue, isStored, standIn, refersToNames, othersIn }: Name): void {
  const { getFields } = useForm();
  const label = useFormFields(([state]) => state[path.replace(/[^.]+$/, 'label')]?.value);
  const written = useRef('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the rules of a name never change
  useEffect(() => {
    const isOwn = value !== '' && value !== written.current;
    if (isStored || isOwn || typeof label !== 'string' || !label.trim()) return;
    const state = getFields();
    const isReferred = Object.entries(state).some(([key, rule]) => refersToNames.test(key) && rule.value === value);
    if (value && isReferred) return;
    const name = slugifyHandle(label, othersIn(state), standIn);
    written.current = name;
    if (name !== value) setValue(name);
  }, [getFields, isStored, label, path, setValue, value]);
}
