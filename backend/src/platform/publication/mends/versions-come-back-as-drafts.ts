import type { CollectionBeforeOperationHook } from 'payload';
import { refusal } from './refusal.ts';

/** Restoring a version writes it over the published texts of every language at once; as a draft it can be looked at first. */
export const versionsComeBackAsDrafts: CollectionBeforeOperationHook = ({ args, operation, req }) => {
  if (operation !== 'restoreVersion' || ('draft' in args && args.draft === true)) return;
  throw refusal(req, {
    nl: 'Zet een versie terug als concept, en publiceer daarna per taal',
    en: 'Restore a version as a draft, and publish it per language afterwards',
    de: 'Stellen Sie eine Version als Entwurf wieder her, und veröffentlichen Sie sie danach je Sprache',
  });
};
