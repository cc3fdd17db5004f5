import { readFileSync } from 'node:fs';
import type { LocaleCode } from '@plantsoen/contract/locales.ts';

const folder = new URL('../../../demo-content/', import.meta.url);

type Localized = Record<LocaleCode, string>;
type Product = {
  sku: string;
  slug: Localized;
  title: Localized;
  subcategory: string;
  lengthMm: number;
  widthMm: number;
  heightMm: number;
  isNew: boolean;
  featured: boolean;
};
type Project = { slug: string; name: string; town: string; country: string; year: number };
type Category = { id: string; name: Localized; slug: Localized; children?: (Category & { productCount: number })[] };
type Article = { slug: Localized; date: string; title: Localized; summary: Localized };
type TeamMember = { name: string; role: Localized; email: string; phone: string };
type Download = { id: string; titleField: Localized; kind: string };
type MediaFile = { file: string; kind: string; width: number; height: number; bytes: number; alt: Localized };
type WithPictures = Record<string, { image?: string; headerslider?: string[] }>;

/** A block as the demo content states it: texts by language, files by path, and entries by type and key. */
export type DemoBlock = { type: string } & Record<string, unknown>;

const read = <Content>(file: string): Content => JSON.parse(readFileSync(new URL(file, folder), 'utf8'));

/** Returns a file of the demo media. Throws if it is missing. */
export const readMedia = (file: string): Buffer => readFileSync(new URL(`media/${file}`, folder));

/** Reads the parts of the demo content that the gallery shows. */
export function readDemoContent() {
  return {
    products: read<Product[]>('facts/products.json'),
    projects: read<Project[]>('facts/projects.json'),
    categories: read<Category[]>('facts/categories.json'),
    news: read<Article[]>('facts/news.json'),
    team: read<TeamMember[]>('facts/team.json'),
    downloads: read<{ items: Download[] }>('editorial/downloads.json').items,
    projectPictures: read<WithPictures>('editorial/projects.json'),
    newsPictures: read<WithPictures>('editorial/news.json'),
    categoryPictures: read<WithPictures>('editorial/categories.json'),
    media: read<{ files: MediaFile[] }>('media/manifest.json').files,
    blocks: [
      ...read<{ blocks: DemoBlock[] }>('editorial/home.json').blocks,
      ...read<{ pages: { blocks?: DemoBlock[] }[] }>('editorial/pages.json').pages.flatMap(({ blocks = [] }) => blocks),
    ],
  };
}

export type DemoContent = ReturnType<typeof readDemoContent>;
