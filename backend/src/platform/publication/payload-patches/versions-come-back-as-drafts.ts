import type { CollectionBeforeOperationHook } from 'payload';
import { refusal } from '../../payload/refusal.ts';

/** Refuses Payload's own operation, which restores all languages at once. `restoreVersion` restores one as a draft. */
export const versionsComeBackAsDrafts: CollectionBeforeOperationHook = ({ operation, req }) => {
  if (operation !== 'restoreVersion') return;
  throw refusal(req, {
    nl: 'Een versie wordt per taal hersteld, als concept',
    en: 'A version can only be restored in one language, as a draft.',
    de: 'Eine Version wird je Sprache wiederhergestellt, als Entwurf',
  });
};
