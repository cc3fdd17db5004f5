import { locales } from '@plantsoen/contract/locales.ts';
import type { RelationshipFieldSingleValidation } from 'payload';
import { relationship } from 'payload/shared';
import { type Label, labelFor } from '../../../platform/payload/label.ts';

const notOffered = (site: string): Label => ({
  nl: `Dit formulier is niet te vinden op de website ${site}. Kies die bij “Te vinden op” van het formulier, of kies een ander formulier.`,
  en: `This form is not offered on the site ${site}. Add it to “Offered in” of the form, or choose another form.`,
  de: `Dieses Formular wird auf der Website ${site} nicht angeboten. Wählen Sie sie bei „Angeboten auf“ des Formulars, oder wählen Sie ein anderes.`,
});

/** Refuses to publish a form in a language in which it is not offered: visitors would read that it does not exist (FRM-13). */
export const offeredInLanguage: RelationshipFieldSingleValidation = async (value, options) => {
  const answer = await relationship(value, options);
  const { event, req } = options;
  const id = Number(value);
  if (answer !== true || !id || event === 'onChange') return answer;
  const form = await req.payload.findByID({
    collection: 'forms',
    id,
    depth: 0,
    select: { sites: true },
    disableErrors: true,
    req,
  });
  const language = locales.find(({ code }) => code === req.locale);
  if (!form || !language || form.sites?.includes(language.code)) return true;
  return labelFor(req, notOffered(language.name));
};
