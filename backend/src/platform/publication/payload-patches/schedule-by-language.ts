import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { PayloadRequest, SanitizedConfig, TypedUser } from 'payload';
import { type DraftedCollection, isDrafted } from '../drafted-collections.ts';
import { liveLocales, writtenLocales } from '../live-locales.ts';

/** A scheduled publication; without a language it applies to every language of the entry. */
type Schedule = {
  type?: 'publish' | 'unpublish' | null;
  locale?: string | null;
  doc?: { relationTo: string; value: string | number } | null;
  user?: { relationTo: 'users'; value: number } | null;
};

/**
 * Replaces Payload's task, which unpublishes the default language regardless of the given one, publishes languages without a text, and
 * does not retry after a short database outage.
 */
export function scheduleByLanguage(config: SanitizedConfig): void {
  const task = config.jobs.tasks?.find(({ slug }) => slug === 'schedulePublish');
  if (!task) throw new Error('Payload has no task for scheduled publication');
  task.retries = { attempts: 5, backoff: { type: 'fixed', delay: 30_000 } };
  task.handler = async ({ input, req }: { input: Schedule; req: PayloadRequest }) => {
    await publishAsScheduled(req, input);
    return { output: {} };
  };
}

async function publishAsScheduled(req: PayloadRequest, { doc, locale, type, user }: Schedule): Promise<void> {
  if (!doc || !isDrafted(doc.relationTo)) throw new Error(`nothing to publish: ${doc?.relationTo ?? 'no document'}`);
  const entry = { collection: doc.relationTo, id: Number(doc.value) };
  const isPublication = type !== 'unpublish';
  const locales = locale ? [locale as LocaleCode] : await (isPublication ? writtenLocales : liveLocales)(req, entry);
  const editor = user ? await accountOf(req, user.value) : undefined;
  for (const code of locales) await setStatus(req, entry, code, isPublication ? 'published' : 'draft', editor);
}

async function accountOf(req: PayloadRequest, id: number): Promise<TypedUser> {
  const account = await req.payload.findByID({ collection: 'users', id, depth: 0, req });
  return { ...account, collection: 'users' };
}

/** Publishes the draft of one language or unpublishes that language, with the permissions of the editor who scheduled it. */
async function setStatus(
  req: PayloadRequest,
  { collection, id }: { collection: DraftedCollection; id: number },
  locale: LocaleCode,
  status: 'published' | 'draft',
  editor: TypedUser | undefined,
): Promise<void> {
  await req.payload.update({
    collection,
    id,
    locale,
    data: { _status: status },
    depth: 0,
    overrideAccess: editor === undefined,
    user: editor,
  });
}
