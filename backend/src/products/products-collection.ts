import type { CollectionConfig } from 'payload';
import { draftedAccess, forMembers } from '../platform/access/collection-access.ts';
import { uniqueAddress } from '../platform/addresses/unique-address.ts';
import { checkbox } from '../platform/payload/fields/choice-fields.ts';
import { hideFromSearch, seo, title } from '../platform/payload/fields/entry-fields.ts';
import { position } from '../platform/payload/fields/number-fields.ts';
import { pictures, relation, relations, upload } from '../platform/payload/fields/relation-fields.ts';
import { slug } from '../platform/payload/fields/slug-field.ts';
import { longText, text } from '../platform/payload/fields/text-fields.ts';
import { adminGroups, type Label } from '../platform/payload/label.ts';
import { limits } from '../platform/payload/limits.ts';
import { richText } from '../platform/payload/rich-text/rich-text-field.ts';
import { productAddressRule } from './address-rules.ts';
import { productAvailability } from './fields/availability-fields.ts';
import { choicePictures } from './fields/choice-pictures-field.ts';
import { environmental } from './fields/environmental-field.ts';
import { productFacts } from './fields/facts-field.ts';
import { productMake } from './fields/make-fields.ts';
import { productOptionsField } from './fields/product-options-field.ts';
import { productSpareParts } from './fields/spare-parts-field.ts';
import { productSupply } from './fields/supply-fields.ts';
import { productVariants } from './fields/variants-field.ts';
import { freeProductNumber } from './free-number.ts';

const hints = {
  description: {
    nl: 'Korte tekst op de productpagina, zonder opmaak. Ook de omschrijving voor zoekmachines als u daar niets invult.',
    en: 'Short plain text on the product page. Also the description for search engines if you leave that one empty.',
    de: 'Kurzer Text auf der Produktseite, ohne Formatierung. Auch die Beschreibung für Suchmaschinen, wenn jene leer ist.',
  },
  extendedInformation: {
    nl: 'Eigen onderdeel van de productpagina; alleen goedgekeurde leden zien het.',
    en: 'A separate section of the product page; only approved members see it.',
    de: 'Eigener Abschnitt der Produktseite; nur freigegebene Mitglieder sehen ihn.',
  },
  productImages: {
    nl: 'De eerste staat op de kaart in lijsten; de productpagina toont ze alle.',
    en: 'The first one appears on the card in lists; the product page shows all of them.',
    de: 'Das erste steht auf der Karte in Listen; die Produktseite zeigt alle.',
  },
  impressionImage: {
    nl: 'Vervangt bij aanwijzen de foto op de kaart, als het product geen maattekening heeft.',
    en: 'Replaces the picture on the card on hover, if the product has no dimensional drawing.',
    de: 'Ersetzt beim Zeigen das Bild auf der Karte, wenn das Produkt keine Maßzeichnung hat.',
  },
  model: {
    nl: 'Bestand .glb; bezoekers draaien het rond op de productpagina.',
    en: 'A .glb file; visitors can turn it on the product page.',
    de: 'Eine .glb-Datei; Besucher drehen sie auf der Produktseite.',
  },
  downloads: {
    nl: 'In deze volgorde. Een download zonder bestand in een taal ontbreekt op die website.',
    en: 'In this order. A download without a file in a language is absent from that website.',
    de: 'In dieser Reihenfolge. Ein Download ohne Datei in einer Sprache fehlt auf dieser Website.',
  },
  related: {
    nl: 'Verschijnen onderaan de productpagina, in deze volgorde.',
    en: 'Appear at the bottom of the product page, in this order.',
    de: 'Erscheinen unten auf der Produktseite, in dieser Reihenfolge.',
  },
  articleNumber: {
    nl: 'Uniek. Bezoekers en imports vinden het product hiermee.',
    en: 'Unique. Visitors and imports find the product by it.',
    de: 'Eindeutig. Besucher und Importe finden das Produkt damit.',
  },
  category: {
    nl: 'Bepaalt het adres, het kruimelpad en de plaats in lijsten.',
    en: 'Determines the address, the breadcrumbs and the place in lists.',
    de: 'Bestimmt Adresse, Brotkrumenpfad und Platz in Listen.',
  },
  categories: {
    nl: 'Het product staat ook in de lijsten van deze categorieën.',
    en: 'The product is also in the lists of these categories.',
    de: 'Das Produkt steht auch in den Listen dieser Kategorien.',
  },
  series: {
    nl: 'Bezoekers filteren en zoeken hierop; schrijf de naam bij elk product gelijk.',
    en: 'Visitors filter and search by it; write the name alike in each product.',
    de: 'Besucher filtern und suchen danach; schreiben Sie den Namen überall gleich.',
  },
  neutralName: {
    nl: 'Wat het is, zonder serie en naam: ‘parkbank’. Voor de neutrale bestektekst; leeg is dit de titel zonder de serie.',
    en: 'What it is, without series and name: ‘park bench’. For the neutral specification text; if empty, the title without the series.',
    de: 'Was es ist, ohne Serie und Name: „Parkbank“. Für den neutralen Ausschreibungstext; leer gilt der Titel ohne die Serie.',
  },
  badge: {
    nl: 'Label op de kaart en de productpagina; bezoekers filteren er ook op.',
    en: 'A badge on the card and the product page; visitors can also filter by it.',
    de: 'Kennzeichen auf Karte und Produktseite; Besucher filtern auch danach.',
  },
} satisfies Record<string, Label>;

/** The products. Prices belong to their variants (CAT-05, CAT-06). */
export const productsCollection: CollectionConfig = {
  slug: 'products',
  labels: {
    singular: { nl: 'Product', en: 'Product', de: 'Produkt' },
    plural: { nl: 'Producten', en: 'Products', de: 'Produkte' },
  },
  access: draftedAccess,
  defaultSort: 'position',
  admin: {
    group: adminGroups.catalogue,
    useAsTitle: 'title',
    defaultColumns: ['title', 'articleNumber', 'category', 'series', 'availability', '_status', 'updatedAt'],
    listSearchableFields: ['title', 'articleNumber', 'series', 'slug'],
  },
  fields: [
    {
      type: 'tabs',
      tabs: [
        {
          label: { nl: 'Inhoud', en: 'Content', de: 'Inhalt' },
          fields: [
            title(),
            text(
              'neutralName',
              { nl: 'Soortnaam', en: 'Generic name', de: 'Gattungsname' },
              { localized: true, description: hints.neutralName },
            ),
            longText(
              'description',
              { nl: 'Omschrijving', en: 'Description', de: 'Beschreibung' },
              { localized: true, description: hints.description },
            ),
            richText(
              'extendedInformation',
              {
                nl: 'Bestelinformatie (alleen voor leden)',
                en: 'Ordering information (for members only)',
                de: 'Bestellinformation (nur für Mitglieder)',
              },
              { localized: true, readableBy: forMembers, description: hints.extendedInformation },
            ),
            pictures(
              'productImages',
              { nl: 'Productfoto’s', en: 'Product pictures', de: 'Produktbilder' },
              { description: hints.productImages },
            ),
            choicePictures(),
            upload(
              'impressionImage',
              { nl: 'Sfeerbeeld', en: 'Impression', de: 'Stimmungsbild' },
              { description: hints.impressionImage },
            ),
          ],
        },
        {
          label: { nl: 'Varianten en prijzen', en: 'Variants and prices', de: 'Varianten und Preise' },
          fields: [productVariants()],
        },
        { label: { nl: 'Opties', en: 'Options', de: 'Optionen' }, fields: [productOptionsField()] },
        { label: { nl: 'Onderdelen', en: 'Spare parts', de: 'Ersatzteile' }, fields: [productSpareParts()] },
        { label: { nl: 'Uitvoering', en: 'Make', de: 'Ausführung' }, fields: productMake() },
        { label: { nl: 'Kenmerken', en: 'Facts', de: 'Merkmale' }, fields: [productFacts()] },
        { label: { nl: 'Levering', en: 'Supply', de: 'Lieferung' }, fields: productSupply() },
        { label: { nl: 'Milieu', en: 'Environment', de: 'Umwelt' }, fields: [environmental()] },
        {
          label: { nl: 'Tekening en downloads', en: 'Drawing and downloads', de: 'Zeichnung und Downloads' },
          fields: [
            upload(
              'dimensionalDrawing',
              { nl: 'Maattekening', en: 'Dimensional drawing', de: 'Maßzeichnung' },
              {
                from: 'drawings',
                description: {
                  nl: 'Tekening en 3D-model tonen de variant met de maten van het product zelf.',
                  en: 'The drawing and the 3D model show the variant with the dimensions of the product.',
                  de: 'Zeichnung und 3D-Modell zeigen die Variante mit den Maßen des Produkts selbst.',
                },
              },
            ),
            upload('model', { nl: '3D-model', en: '3D model', de: '3D-Modell' }, { from: 'files', description: hints.model }),
            relations('downloads', { nl: 'Downloads', en: 'Downloads', de: 'Downloads' }, 'downloads', {
              description: hints.downloads,
            }),
          ],
        },
        {
          label: { nl: 'Verwant', en: 'Related', de: 'Verwandt' },
          fields: [
            relations(
              'relatedProducts',
              { nl: 'Verwante producten', en: 'Related products', de: 'Verwandte Produkte' },
              'products',
              { description: hints.related },
            ),
            relations('relatedProjects', { nl: 'Projecten', en: 'Projects', de: 'Referenzen' }, 'projects', {
              description: hints.related,
            }),
          ],
        },
        { label: { nl: 'Zoekmachines', en: 'Search engines', de: 'Suchmaschinen' }, fields: [seo()] },
      ],
    },
    slug(uniqueAddress(productAddressRule, { parent: 'category' })),
    text(
      'articleNumber',
      { nl: 'Artikelnummer', en: 'Item number', de: 'Artikelnummer' },
      {
        required: true,
        unique: true,
        sidebar: true,
        maxLength: limits.key,
        description: hints.articleNumber,
        validate: freeProductNumber,
      },
    ),
    relation('category', { nl: 'Categorie', en: 'Category', de: 'Kategorie' }, 'categories', {
      required: true,
      sidebar: true,
      description: hints.category,
    }),
    relations('categories', { nl: 'Ook in', en: 'Also in', de: 'Auch in' }, 'categories', {
      sidebar: true,
      maxRows: limits.rows,
      description: hints.categories,
    }),
    ...productAvailability(),
    text('series', { nl: 'Serie', en: 'Series', de: 'Serie' }, { sidebar: true, description: hints.series }),
    checkbox('newProduct', { nl: 'Nieuw', en: 'New', de: 'Neu' }, { sidebar: true, description: hints.badge }),
    checkbox(
      'featuredProduct',
      { nl: 'Uitgelicht', en: 'Featured', de: 'Empfohlen' },
      { sidebar: true, description: hints.badge },
    ),
    hideFromSearch(),
    position(),
  ],
};
