import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { DemoContent } from './demo-content.ts';
import { imageOf, logoOf, mediaPath } from './demo-media.ts';

type Find = (key: string) => object | undefined;

/**
 * Returns functions that find entries of the demo content by key, with the fields that blocks and cards query. The contract's
 * defaults replace other fields.
 */
export function demoRecords(content: DemoContent, locale: LocaleCode) {
  const image = (file: string | undefined) => (file ? imageOf(content, file, locale) : null);
  const { products, projects, categories, news, team, downloads, media } = content;

  const product: Find = (sku) => {
    const id = products.findIndex((one) => one.sku === sku);
    const found = products[id];
    if (!found) return undefined;
    const { lengthMm, widthMm, heightMm } = found;
    const subcategory = categories.flatMap(({ children = [] }) => children).find((one) => one.id === found.subcategory);
    return {
      ...{ id, sku, title: found.title[locale], uri: found.slug[locale] },
      ...{ newProduct: found.isNew, featuredProduct: found.featured, dimensions: { lengthMm, widthMm, heightMm } },
      category: { title: subcategory?.name[locale] ?? '' },
      productImage: image(`products/${sku}-studio.jpg`),
      impressionImage: image(`products/${sku}-detail.jpg`),
      elevation: { url: `${mediaPath}elevation/${sku}.svg`, widthMm: lengthMm, heightMm },
      price: null,
    };
  };

  const project: Find = (slug) => {
    const id = projects.findIndex((one) => one.slug === slug);
    const found = projects[id];
    const pictures = content.projectPictures[slug]?.headerslider ?? [];
    if (!found) return undefined;
    const countryName = new Intl.DisplayNames(locale, { type: 'region' }).of(found.country);
    const { name: title, town: location, year } = found;
    return { id, title, uri: slug, location, countryName, year, headerslider: pictures.map(image) };
  };

  const category: Find = (key) => {
    const id = categories.findIndex((one) => one.id === key);
    const found = categories[id];
    if (!found) return undefined;
    const productCount = (found.children ?? []).reduce((sum, child) => sum + child.productCount, 0);
    const { name, slug } = found;
    const headerImage = image(content.categoryPictures[key]?.image);
    return { id, title: name[locale], uri: slug[locale], productCount, headerImage };
  };

  const teamMember: Find = (key) => {
    const id = team.findIndex(({ name }) => name.toLowerCase().startsWith(key));
    const found = team[id];
    if (!found) return undefined;
    const { name: nameField, role, email, phone: phoneNumber } = found;
    return { id, information: { nameField, function: role[locale], email, phoneNumber, image: image(`team/${id + 1}.png`) } };
  };

  const download: Find = (key) => {
    const id = downloads.findIndex((one) => one.id === key);
    const found = downloads[id];
    return found && { id, titleField: found.titleField[locale], kind: found.kind, size: 1_240_000, url: '#' };
  };

  const articles = news.slice(0, 8).map(({ title, slug, date, summary }, id) => {
    const pictures = content.newsPictures[slug.nl]?.headerslider ?? [];
    const postDate = `${date}T09:00:00.000Z`;
    return {
      id,
      title: title[locale],
      uri: slug[locale],
      postDate,
      introtext: summary[locale],
      headerslider: pictures.map(image),
    };
  });

  const logo = (file: string) => logoOf(content, file);
  return { find: { product, project, category, team: teamMember, download }, articles, image, logo, media };
}
