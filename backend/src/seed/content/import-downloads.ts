import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { RecordBlueprint } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { fileName } from './references.ts';

type DemoDownload = {
  id: string;
  titleField: Texts;
  kind: string;
  membersOnly: boolean;
  dutchOnly: boolean;
  files: Partial<Record<LocaleCode, string>>;
};

export type DemoDownloads = { items: DemoDownload[]; products: Record<string, string[]>; variants: Record<string, string[]> };

const demoDownloads = () => readDemo<DemoDownloads>('editorial/downloads');

/** Returns the paths of all files of downloads. */
export function downloadedFiles(): string[] {
  return demoDownloads().items.flatMap(({ files }) => Object.values(files));
}

/** Returns the downloads of each product, by article number. */
export function downloadsOfProducts(): Record<string, string[]> {
  return demoDownloads().products;
}

/** Returns the downloads of single variants, by article number. */
export function downloadsOfVariants(): Record<string, string[]> {
  return demoDownloads().variants;
}

export function downloadBlueprints(): RecordBlueprint<'downloads'>[] {
  return demoDownloads().items.map(({ id, titleField, kind, membersOnly, dutchOnly, files }) => ({
    reference: `download:${id}`,
    fields: () => ({ key: id, titleField, kind, membersOnly, dutchOnly }),
    relations: (locale, references) => {
      const path = files[locale];
      return path === undefined ? undefined : { file: references.id(`file:${fileName(path)}`) };
    },
  }));
}
