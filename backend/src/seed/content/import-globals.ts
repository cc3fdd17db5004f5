import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { GlobalBlueprint } from './blueprints.ts';
import { callToActionIn, type DemoCallToAction, richTextOf } from './convert-fields.ts';
import { readDemo, type Texts } from './demo-content.ts';
import type { References } from './references.ts';

type DemoPrompt = { titleField: Texts; text: Texts; cta: DemoCallToAction };

type DemoGlobals = {
  formRecipient: string;
  avgText: Texts;
  privacyPolicy: { label: Texts; linkText: Texts; link: string };
  samplesPage: string;
  damagePage: string;
  logo: string;
  darkLogo: string;
  mark: string;
  headerImagePlaceholder: string;
  stripProducts: string[];
  loginBox: { pageTitle: Texts; pageText: Texts; titleField: Texts; text: Texts };
  logInPopupBox: DemoPrompt;
  signUpBox: DemoPrompt;
  requestAQuoteCta: DemoPrompt;
  globalData: Record<'companyName' | 'legalName' | 'eMailAddress' | 'phoneNumber', string> &
    Record<
      'administrationPhoneNumber' | 'salesPhoneNumber' | 'whatsapp' | 'streetNameHouseNumber' | 'postalCodeCityName',
      string
    > & {
      country: Texts;
      lat: number;
      lon: number;
    };
  topNavigation: (DemoCallToAction & { target: '_self' | '_blank' })[];
  socialMedia: Record<'facebook' | 'instagram' | 'linkedin' | 'twitter' | 'pinterest', string>;
};

export function globalsBlueprint(): GlobalBlueprint<'globals'> {
  const { globals } = readDemo<{ globals: DemoGlobals }>('editorial/navigation');
  const { country, lat, lon, ...company } = globals.globalData;
  return {
    slug: 'globals',
    shared: (references) => ({
      globalData: { ...company, latitude: lat, longitude: lon },
      socialMedia: globals.socialMedia,
      logo: references.picture(globals.logo),
      darkLogo: references.picture(globals.darkLogo),
      mark: references.picture(globals.mark),
      headerImagePlaceholder: references.picture(globals.headerImagePlaceholder),
      stripProducts: references.ids(globals.stripProducts),
      formRecipient: globals.formRecipient,
      samplesPage: references.id(globals.samplesPage),
      damagePage: references.id(globals.damagePage),
    }),
    texts: (locale, references) => ({
      globalData: { companyName: company.companyName, country: country[locale] },
      topNavigation: globals.topNavigation.map((link) => ({ ...callToActionIn(locale, link, references), target: link.target })),
      requestAQuoteCta: promptIn(locale, globals.requestAQuoteCta, references),
      logInPopupBox: promptIn(locale, globals.logInPopupBox, references),
      signUpBox: promptIn(locale, globals.signUpBox, references),
      loginBox: {
        pageTitle: globals.loginBox.pageTitle[locale],
        pageText: richTextOf(globals.loginBox.pageText[locale], references),
        titleField: globals.loginBox.titleField[locale],
        text: richTextOf(globals.loginBox.text[locale], references),
      },
      avgText: richTextOf(globals.avgText[locale], references),
      privacyPolicy: {
        label: globals.privacyPolicy.label[locale],
        linkText: globals.privacyPolicy.linkText[locale],
        page: references.id(globals.privacyPolicy.link),
      },
    }),
  };
}

function promptIn(locale: LocaleCode, { titleField, text, cta }: DemoPrompt, references: References) {
  return {
    titleField: titleField[locale],
    text: richTextOf(text[locale], references),
    cta: callToActionIn(locale, cta, references),
  };
}
