import { toast } from '@payloadcms/ui';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { Part } from '../../../src/references/parts.ts';
import { usedInLabels } from './used-in-labels.ts';

type I18n = { language: string };
type Refusal = { errors?: { message: string }[] };

/** Sends a request about a deletion. Returns the response, or `undefined` after it has shown the reason of a failure. */
export async function deletionRequest(
  i18n: I18n,
  address: string,
  method: 'GET' | 'DELETE' = 'GET',
): Promise<Response | undefined> {
  const response = await fetch(address, { method, headers: { 'Accept-Language': i18n.language } }).catch(() => undefined);
  if (response?.ok) return response;
  const { errors = [] } = ((await response?.json().catch(() => ({}))) ?? {}) as Refusal;
  const messages = errors.length > 0 ? errors.map(({ message }) => message) : [labelFor({ i18n }, usedInLabels.failed)];
  for (const message of new Set(messages)) toast.error(message);
  return undefined;
}

/** Returns the query parameter that confirms the parts. */
export const confirmationOf = (parts: readonly Part[]): string => `parts=${parts.map(({ id }) => id).join(',')}`;
