import type { AdminRole } from '../platform/access/roles.ts';
import type { Label } from '../platform/payload/label.ts';

/** Texts about the roles of the admin's users. */
export const roleLabels = {
  title: { nl: 'Rol', en: 'Role', de: 'Rolle' },
  roles: {
    administrator: { nl: 'Beheerder', en: 'Administrator', de: 'Administrator' },
    editor: { nl: 'Redacteur', en: 'Editor', de: 'Redakteur' },
    translator: { nl: 'Vertaler', en: 'Translator', de: 'Übersetzer' },
    sales: { nl: 'Verkoop', en: 'Sales', de: 'Vertrieb' },
  } satisfies Record<AdminRole, Label>,
  languages: { nl: 'Vertaalt naar', en: 'Translates into', de: 'Übersetzt in' },
} as const;
