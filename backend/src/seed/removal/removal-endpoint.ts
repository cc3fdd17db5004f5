import { commitTransaction, type Endpoint, initTransaction, killTransaction, type PayloadRequest } from 'payload';
import { isAdministrator } from '../../platform/access/roles.ts';
import { requestReads, requestSql } from '../../platform/database/request-sql.ts';
import { queueJob } from '../../platform/jobs/queue-job.ts';
import { type Label, labelFor } from '../../platform/payload/label.ts';
import { determineRemoval } from './removal-scope.ts';
import { readRemoval, removeDemoJob, storeRemoval } from './removal-state.ts';

/** Word that confirms the removal, in the language of the admin. */
export const confirmingWord: Label = { nl: 'verwijderen', en: 'remove', de: 'entfernen' };

const refusals = {
  word: {
    nl: 'Typ het woord precies zoals het er staat.',
    en: 'Type the word exactly as shown.',
    de: 'Geben Sie das Wort genau so ein, wie es dort steht.',
  },
  changed: {
    nl: 'De inhoud is intussen gewijzigd. Er is niets verwijderd. Laad de pagina opnieuw en controleer de aantallen.',
    en: 'The content has changed meanwhile. Nothing was removed. Reload the page and check the numbers.',
    de: 'Die Inhalte haben sich inzwischen geändert. Es wurde nichts entfernt. Laden Sie die Seite neu und prüfen Sie die Zahlen.',
  },
  running: {
    nl: 'De demo-inhoud wordt al verwijderd.',
    en: 'The demo content is being removed already.',
    de: 'Die Demo-Inhalte werden bereits entfernt.',
  },
} satisfies Record<string, Label>;

/** Whether a removal is queued or runs. */
export const isRunning = (step: string | undefined): boolean => step !== undefined && step !== 'done';

type Body = { word?: unknown; total?: unknown; includeChanged?: unknown };

/**
 * `POST /api/demo-content/remove` queues the removal of the demo content. Only for administrators, who confirm it with a word and the
 * number of documents that the dry run has shown.
 */
export const removalEndpoint: Endpoint = {
  path: '/demo-content/remove',
  method: 'post',
  handler: async (req) => {
    if (!isAdministrator(req.user)) return Response.json({ message: req.t('error:unauthorized') }, { status: 403 });
    const body = ((await req.json?.().catch(() => undefined)) ?? {}) as Body;
    if (typeof body.word !== 'string' || body.word.trim().toLowerCase() !== labelFor(req, confirmingWord))
      return refused(req, 422, refusals.word);
    const isOurs = await initTransaction(req);
    try {
      const answer = await queueRemoval(req, body);
      if (!answer.ok) await killTransaction(req);
      else if (isOurs) await commitTransaction(req);
      return answer;
    } catch (error) {
      await killTransaction(req);
      throw error;
    }
  },
};

async function queueRemoval(req: PayloadRequest, { total, includeChanged }: Body): Promise<Response> {
  if (isRunning((await readRemoval(await requestReads(req)))?.step)) return refused(req, 409, refusals.running);
  const options = { includeChanged: includeChanged === true };
  const plan = await determineRemoval(req, options);
  if (!plan || plan.total === 0 || plan.total !== total) return refused(req, 409, refusals.changed);
  const db = await requestSql(req);
  await storeRemoval(db, { step: 'queued', total: plan.total, kept: plan.kept.length, counts: {}, files: [] });
  await queueJob(db, removeDemoJob, options);
  req.payload.logger.info({ user: req.user?.id, total: plan.total }, 'the removal of the demo content was queued');
  return Response.json({ total: plan.total });
}

const refused = (req: PayloadRequest, status: number, text: Label): Response =>
  Response.json({ message: labelFor(req, text) }, { status });
