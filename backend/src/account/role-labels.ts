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
  hint: {
    nl: 'Beheerders mogen alles, redacteuren de inhoud, vertalers teksten in hun talen, verkoop aanvragen en leden.',
    en: 'Administrators may do everything, editors the content, translators texts in their languages, sales requests and members.',
    de: 'Administratoren dürfen alles, Redakteure die Inhalte, Übersetzer Texte ihrer Sprachen, Vertrieb Anfragen und Mitglieder.',
  },
  languagesHint: {
    nl: 'Alleen de teksten in deze talen zijn te wijzigen.',
    en: 'Only texts in these languages can be changed.',
    de: 'Nur die Texte in diesen Sprachen lassen sich ändern.',
  },
  languages: { nl: 'Vertaalt naar', en: 'Translates into', de: 'Übersetzt in' },
} as const;
