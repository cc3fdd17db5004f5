import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { signature } from '../../platform/protection-key.ts';
import type { SubmissionArguments, SubmittedForm } from '../submitted-form.ts';
import { describeUploads } from '../uploads/upload-rows.ts';
import { fileTokens } from './receive-submission.ts';

/**
 * Identity that all tries of a submission share: the same content, under one key or from one address within ten minutes. A cached
 * page gives the first try of a browser without scripts no key. Changed content is another attempt, even under the same key.
 */
export type IdempotencyKey = {
  /** Hash of the form and its content. Attempts with the same content run one after another. */
  content: string;
  /** The key with the form, site and content that it was used for; null without a key. */
  key: string | null;
  /** Hash of the content with the visitor's address and the member. */
  hash: string;
};

/** Origin of an attempt. It includes the member, because colleagues share an address. */
type AttemptOrigin = { secret: string; clientIp: string | undefined; memberId: number | undefined };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the identity of an attempt. Its hashes are keyed, so that encrypted values cannot be guessed from them. */
export async function idempotencyKey(
  executor: SqlExecutor,
  form: SubmittedForm,
  args: SubmissionArguments,
  { secret, clientIp, memberId }: AttemptOrigin,
): Promise<IdempotencyKey> {
  const { handle, siteId } = form;
  const { attempt, siteId: _, ...said } = args;
  const hashOf = (...parts: string[]) => signature(secret, 'form sending', parts).toString('base64url');
  const files = await filesOf(executor, form, args);
  const content = hashOf(handle, String(siteId), JSON.stringify(sorted({ ...said, ...files })));
  const key = attempt.key && uuid.test(attempt.key) ? `${handle}:${siteId}:${attempt.key.toLowerCase()}:${content}` : null;
  return { content, key, hash: hashOf(content, clientIp ?? '', String(memberId ?? '')) };
}

/** Returns the files of each field by name and size. A browser that retries uploads them again and gets other tokens. */
async function filesOf(executor: SqlExecutor, form: SubmittedForm, args: SubmissionArguments): Promise<Record<string, string[]>> {
  const tokens = fileTokens(form, args);
  const described = await describeUploads(executor, form.handle, [...tokens.keys()]);
  const files: Record<string, string[]> = {};
  for (const [token, field] of tokens) files[field] = [...(files[field] ?? []), described.get(token) ?? token];
  return files;
}

/** Sorts the keys of a value, so that the same content gives the same text in any order. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, part]) => [name, sorted(part)]);
}
