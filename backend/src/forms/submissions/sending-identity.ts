import type { SqlExecutor } from '../../platform/database/request-sql.ts';
import { signature } from '../../platform/protection-key.ts';
import type { SubmissionArguments, SubmittedForm } from '../submitted-form.ts';
import { describeUploads } from '../uploads/upload-rows.ts';
import { fileTokens } from './receive-submission.ts';

/**
 * By what the tries of one sending are known: what is sent, under a key or from the same address within some minutes. A page that was kept has no
 * key to give to the first try of who has no scripts; and what has been mended since is another sending, though it comes under the same key.
 */
export type SendingIdentity = {
  /** What is sent: tries of one sending are taken one after another by it. */
  content: string;
  /** The key with what it was given to; null where none came. */
  key: string | null;
  /** The content with where it came from, and from which member. */
  hash: string;
};

/** Colleagues share an address: a member's sending is the member's own. */
type Asked = { secret: string; visitorAddress: string | undefined; memberId: number | undefined };

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The identity of a sending. Its hashes are keyed: nobody can try out by them what stands encrypted in a submission. */
export async function sendingIdentity(
  executor: SqlExecutor,
  form: SubmittedForm,
  args: SubmissionArguments,
  { secret, visitorAddress, memberId }: Asked,
): Promise<SendingIdentity> {
  const { handle, siteId } = form;
  const { sending, siteId: _, ...said } = args;
  const hashOf = (...parts: string[]) => signature(secret, 'form sending', parts).toString('base64url');
  const files = await filesOf(executor, form, args);
  const content = hashOf(handle, String(siteId), JSON.stringify(sorted({ ...said, ...files })));
  const key = sending.key && uuid.test(sending.key) ? `${handle}:${siteId}:${sending.key.toLowerCase()}:${content}` : null;
  return { content, key, hash: hashOf(content, visitorAddress ?? '', String(memberId ?? '')) };
}

/** The files of each field by name and size: a browser that tries again uploads them again, and they get other tokens. */
async function filesOf(executor: SqlExecutor, form: SubmittedForm, args: SubmissionArguments): Promise<Record<string, string[]>> {
  const tokens = fileTokens(form, args);
  const described = await describeUploads(executor, form.handle, [...tokens.keys()]);
  const files: Record<string, string[]> = {};
  for (const [token, field] of tokens) files[field] = [...(files[field] ?? []), described.get(token) ?? token];
  return files;
}

/** The same content gives the same text, in whatever order its parts come. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return entries.map(([name, part]) => [name, sorted(part)]);
}
