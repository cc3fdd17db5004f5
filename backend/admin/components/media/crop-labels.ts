import type { CropName } from '@plantsoen/contract/crops.ts';
import type { Label } from '../../../src/platform/payload/label.ts';

/** Names of the crops, by the place that shows them. */
export const cropLabels: Record<CropName, Label> = {
  header: { nl: 'paginakop', en: 'page header', de: 'Seitenkopf' },
  headerPortrait: { nl: 'paginakop, staand', en: 'page header, portrait', de: 'Seitenkopf, hoch' },
  headerLow: { nl: 'paginakop, laag', en: 'page header, low', de: 'Seitenkopf, niedrig' },
  headerMobile: { nl: 'paginakop, telefoon', en: 'page header, phone', de: 'Seitenkopf, Telefon' },
  product: { nl: 'product', en: 'product', de: 'Produkt' },
  productLarge: { nl: 'product, groot', en: 'product, large', de: 'Produkt, groß' },
  productThumbnail: { nl: 'productminiatuur', en: 'product thumbnail', de: 'Produktminiatur' },
  productHighlight: { nl: 'uitgelicht product', en: 'product highlight', de: 'hervorgehobenes Produkt' },
  quotation: { nl: 'offertelijst', en: 'quotation list', de: 'Angebotsliste' },
  categoryCard: { nl: 'categorie', en: 'category', de: 'Kategorie' },
  newsCard: { nl: 'nieuws', en: 'news', de: 'Neuigkeiten' },
  projectCard: { nl: 'project', en: 'project', de: 'Projekt' },
  countdown: { nl: 'aftelblok', en: 'countdown', de: 'Countdown' },
  countdownMobile: { nl: 'aftelblok, telefoon', en: 'countdown, phone', de: 'Countdown, Telefon' },
  portrait: { nl: 'portret', en: 'portrait', de: 'Porträt' },
  textImage: { nl: 'tekst met beeld', en: 'text with picture', de: 'Text mit Bild' },
  textImageLandscape: { nl: 'tekst met beeld, liggend', en: 'text with picture, landscape', de: 'Text mit Bild, quer' },
  contentImage: { nl: 'beeld in tekst', en: 'picture in text', de: 'Bild im Text' },
  contentImageWide: { nl: 'beeld in tekst, breed', en: 'picture in text, wide', de: 'Bild im Text, breit' },
  videoPlaceholder: { nl: 'video', en: 'video', de: 'Video' },
  teamCard: { nl: 'team', en: 'team', de: 'Team' },
  projectPopup: { nl: 'project op de kaart', en: 'project on the map', de: 'Projekt auf der Karte' },
  openGraph: { nl: 'sociale media', en: 'social media', de: 'soziale Medien' },
  logo: { nl: 'logo', en: 'logo', de: 'Logo' },
};
