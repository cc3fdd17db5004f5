import type { CollectionBeforeOperationHook } from 'payload';
import { refusal } from '../../payload/refusal.ts';

/**
 * Refuses to publish or write all languages at once. Publishing would include languages without a text; the locale 'all' skips required
 * fields, and one status for all unpublishes silently.
 */
export const oneLanguageAtATime: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'create' && operation !== 'update') return;
  const publishesAll = 'publishAllLocales' in args && isOn(args.publishAllLocales);
  const writesAll = req.locale === 'all' && !hasStatusOfEach(args.data);
  if (!publishesAll && !writesAll) return;
  throw refusal(req, {
    nl: 'Publiceer elke taal afzonderlijk',
    en: 'Several languages cannot be published at once. Publish each language separately.',
    de: 'Veröffentlichen Sie jede Sprache einzeln',
  });
};

const isOn = (flag: unknown): boolean => flag === true || flag === 'true';

function hasStatusOfEach(data: unknown): boolean {
  return typeof data === 'object' && data !== null && '_status' in data && typeof data._status === 'object';
}
