/** A field that an editor changes in the admin's form, and the page where visitors see it. */
export type ShownField = {
  /** Data of an entry to create first, if the demo content has none. */
  make?: object;
  /** The entry by a unique field; absent for globals and created entries. */
  entry?: readonly [field: string, value: string];
  /** Path of the field in the form, with its parent fields. */
  field: string;
  /** Text to type; for the field `file` the name of a drawing to upload. */
  value: string;
  /** Path of a page in Dutch. */
  page: string;
  /** Matches the changed page; by default the typed text. */
  shows?: RegExp;
};

const drinkingFountain = '/producten/overkappingen/luwte-drinkwaterpunt/';

/**
 * A field of every collection and global. `scripts/shown-content.test.ts` reports missing ones. A string is the reason why
 * visitors see no shared copy of the collection.
 */
export const shownContent: Readonly<Record<string, ShownField | string>> = {
  navigation: { field: 'mainMenu.0.children.0.title', value: 'Zitten en liggen', page: '/' },
  footer: { field: 'footerLinks.0.title', value: 'Vragen over cookies', page: '/' },
  globals: { field: 'topNavigation.0.customText', value: 'Wie wij zijn', page: '/' },
  pages: { entry: ['key', 'home'], field: 'hero.ctas.0.customText', value: 'Naar alle producten', page: '/' },
  news: {
    entry: ['key', 'nieuw-heem-comfortbank-met-drie-armleuningen'],
    field: 'seo.metaTitle',
    value: 'Drie leuningen',
    page: '/nieuws/nieuw-heem-comfortbank-met-drie-armleuningen/',
  },
  projects: {
    entry: ['key', 'campus-waterloop'],
    field: 'client',
    value: 'Stichting Waterloop',
    page: '/projecten/campus-waterloop/',
  },
  faq: {
    entry: ['key', 'faq-01'],
    field: 'title',
    value: 'Welke kleuren zijn er?',
    page: '/veelgestelde-vragen/',
  },
  'page-templates': 'pages have copies of their blocks',
  faqTopics: { entry: ['key', 'products'], field: 'title', value: 'Kleur en product', page: '/veelgestelde-vragen/' },
  team: { entry: ['key', 'fenna'], field: 'function', value: 'Algemene directie', page: '/over-ons/' },
  categories: {
    entry: ['key', 'shelters/waiting-shelters'],
    field: 'seo.metaTitle',
    value: 'Schuilen bij de halte',
    page: '/producten/overkappingen/wachthuizen/',
  },
  products: {
    entry: ['articleNumber', 'BM-8060'],
    field: 'materials.0.shareKg',
    value: '47',
    page: drinkingFountain,
    shows: /47 kg/,
  },
  variants: { entry: ['sku', 'BM-8060-01'], field: 'weightKg', value: '48', page: drinkingFountain, shows: /48 kg/ },
  productOptions: {
    entry: ['number', 'BM-8060-H1'],
    field: 'title',
    value: 'Bak waaruit honden drinken',
    page: drinkingFountain,
  },
  spareParts: {
    entry: ['number', 'BM-7050-S01'],
    field: 'title',
    value: 'Set gereedschap aan kabels',
    page: '/onderdelen/?code=BM-7050',
  },
  facts: { entry: ['key', 'material'], field: 'title', value: 'Grondstof', page: '/producten/zitmeubilair/' },
  factValues: { entry: ['value', 'standard'], field: 'title', value: 'Zit erop', page: '/producten/zitmeubilair/' },
  materials: { entry: ['key', 'inox316'], field: 'title', value: 'Roestvast staal 316', page: drinkingFountain },
  mountings: { entry: ['key', 'in-ground'], field: 'title', value: 'Ingraven tot de streep', page: drinkingFountain },
  colours: { entry: ['key', 'ral-7016'], field: 'title', value: 'Leisteengrijs', page: '/kleurenkaart/' },
  colourGroups: { entry: ['key', 'standard'], field: 'title', value: 'Op voorraad gespoten', page: '/kleurenkaart/' },
  media: { entry: ['filename', 'BM-8060-detail.jpg'], field: 'alt', value: 'Kraan van dichtbij', page: drinkingFountain },
  drawings: {
    entry: ['filename', 'BM-8060.svg'],
    field: 'elevationWidth',
    value: '437',
    page: '/producten/overkappingen/',
    shows: /widthMm\W+437\b/,
  },
  files: { entry: ['filename', 'BM-8060-2d.dxf'], field: 'file', value: 'BM-8060-plattegrond.dxf', page: drinkingFountain },
  downloads: { entry: ['key', 'BM-8060-glb'], field: 'titleField', value: 'Ruimtelijk model van de tap', page: drinkingFountain },
  forms: {
    entry: ['handle', 'contact'],
    field: 'pages.0.rows.0.fields.0.label',
    value: 'Uw volledige naam',
    page: '/contact/',
  },
  redirects: {
    make: { site: 'nl', path: '/oude-tap/', kind: 'permanent', target: 'address', address: '/contact/' },
    field: 'path',
    value: '/oude-kraan/',
    page: '/oude-kraan/',
    shows: /<title>Contact/,
  },
  synonyms: {
    entry: ['key', 'nl-aanmelden'],
    field: 'words',
    value: 'binnenkomen',
    page: '/zoeken/?query=binnenkomen',
    shows: /resultaten voor “binnenkomen”/,
  },
  glossaryTerms: {
    entry: ['key', 'mki'],
    field: 'explanation',
    value: 'De schaduwprijs van een product',
    page: '/producten/zitmeubilair/meent-parkbank/',
  },
  searchesWithoutHits: 'a list for editors',
  'activity-log': 'a list for editors',
  adviserRegions: {
    entry: ['name', 'NL-zuid'],
    field: 'title',
    value: 'Zuidoost',
    page: '/contact/?country=NL&postcode=5038',
  },
  quoteTemplates: 'read by editors alone',
  'quote-requests': 'read from the database for the member who sent it',
  'form-submissions': 'read by editors alone',
  'audit-log': 'read by administrators alone',
  subscribers: 'read by editors alone',
  users: 'accounts of the admin',
  members: 'read from the database at each request of the member',
  'payload-folders': 'only editors see folders',
  'payload-kv': 'kept by Payload',
  'payload-jobs': 'kept by Payload',
  'payload-locked-documents': 'kept by Payload',
  'payload-preferences': 'kept by Payload',
  'payload-migrations': 'kept by Payload',
};
