/** Adds the folders of all domains to the texts of `useMessages`, with the types of their Dutch files. */
declare module './platform/messages/page-messages.tsx' {
  interface MessageTexts {
    account: typeof import('./account/messages/nl.json');
    'account/guest': typeof import('./account/guest/messages/nl.json');
    'account/member': typeof import('./account/member/messages/nl.json');
    colours: typeof import('./colours/messages/nl.json');
    'colours/contrast': typeof import('./colours/contrast/messages/nl.json');
    consent: typeof import('./consent/messages/nl.json');
    contact: typeof import('./contact/messages/nl.json');
    design: typeof import('./design/messages/nl.json');
    downloads: typeof import('./downloads/messages/nl.json');
    'downloads/centre': typeof import('./downloads/centre/messages/nl.json');
    errors: typeof import('./errors/messages/nl.json');
    faq: typeof import('./faq/messages/nl.json');
    favourites: typeof import('./favourites/messages/nl.json');
    'favourites/log-in': typeof import('./favourites/log-in/messages/nl.json');
    'favourites/member': typeof import('./favourites/member/messages/nl.json');
    'favourites/page': typeof import('./favourites/page/messages/nl.json');
    filters: typeof import('./filters/messages/nl.json');
    forms: typeof import('./forms/messages/nl.json');
    navigation: typeof import('./navigation/messages/nl.json');
    'navigation/footer': typeof import('./navigation/footer/messages/nl.json');
    news: typeof import('./news/messages/nl.json');
    newsletter: typeof import('./newsletter/messages/nl.json');
    'newsletter/thanks': typeof import('./newsletter/thanks/messages/nl.json');
    notifications: typeof import('./notifications/messages/nl.json');
    'page-builder': typeof import('./page-builder/messages/nl.json');
    products: typeof import('./products/messages/nl.json');
    'products/approval': typeof import('./products/approval/messages/nl.json');
    'products/comparison': typeof import('./products/comparison/messages/nl.json');
    'products/list/sort': typeof import('./products/list/sort/messages/nl.json');
    'products/options': typeof import('./products/options/messages/nl.json');
    'products/price': typeof import('./products/price/messages/nl.json');
    'products/spare-parts': typeof import('./products/spare-parts/messages/nl.json');
    'products/product-page': typeof import('./products/product-page/messages/nl.json');
    'products/product-page/model': typeof import('./products/product-page/model/messages/nl.json');
    projects: typeof import('./projects/messages/nl.json');
    quotation: typeof import('./quotation/messages/nl.json');
    'quotation/list': typeof import('./quotation/list/messages/nl.json');
    'quotation/member': typeof import('./quotation/member/messages/nl.json');
    'quotation/quick-order': typeof import('./quotation/quick-order/messages/nl.json');
    'quotation/request': typeof import('./quotation/request/messages/nl.json');
    search: typeof import('./search/messages/nl.json');
    'search/elsewhere': typeof import('./search/elsewhere/messages/nl.json');
    'search/page': typeof import('./search/page/messages/nl.json');
    'search/panel': typeof import('./search/panel/messages/nl.json');
    team: typeof import('./team/messages/nl.json');
  }
}

export {};
