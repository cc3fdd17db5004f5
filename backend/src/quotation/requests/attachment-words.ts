import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { TemplateValues } from './fill-template.ts';
import type { RequestStatus } from './request-status.ts';

/** Values of the placeholders that depend only on the request. */
export type RequestValues = Omit<TemplateValues, 'attachment'>;

/** Attachments of an answer: the own document, which is the quote by a template for quotes, and the list of the request. */
type Attached = {
  template: { statusAfter: RequestStatus; hasPrices?: boolean | null };
  hasFile: boolean;
  hasList: boolean;
};

type Words = { quote: string; document: string; list: string; pricedList: string; and: string };

const words: Readonly<Record<LocaleCode, Words>> = {
  nl: {
    ...{ quote: 'onze offerte', document: 'ons document', and: 'en' },
    ...{ list: 'de lijst van uw aanvraag', pricedList: 'de lijst van uw aanvraag met richtprijzen' },
  },
  en: {
    ...{ quote: 'our quote', document: 'our document', and: 'and' },
    ...{ list: 'the list of your request', pricedList: 'the list of your request with guide prices' },
  },
  de: {
    ...{ quote: 'unser Angebot', document: 'unser Dokument', and: 'und' },
    ...{ list: 'die Liste Ihrer Anfrage', pricedList: 'die Liste Ihrer Anfrage mit Richtpreisen' },
  },
};

/** Returns the values of the placeholders with the names of the attached PDFs; without one, `{attachment}` has no value. */
export function withAttachment(
  values: RequestValues,
  locale: LocaleCode,
  { template, hasFile, hasList }: Attached,
): TemplateValues {
  const { quote, document, list, pricedList, and } = words[locale];
  const names = [
    ...(hasFile ? [template.statusAfter === 'offered' ? quote : document] : []),
    ...(hasList ? [template.hasPrices ? pricedList : list] : []),
  ];
  return { ...values, attachment: names.map((name) => `${name} (PDF)`).join(` ${and} `) };
}
