import type { LocaleCode } from '@plantsoen/contract/locales.ts';
import type { DownloadKind } from '../../platform/generated/contract.ts';
import type { RecordBlueprint } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { fileName } from './references.ts';

type DemoDownload = {
  id: string;
  titleField: Texts;
  kind: string;
  documentKind?: DownloadKind;
  version?: string;
  date?: string;
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

/** Kinds of documents of the formats without a kind in the demo content. */
const kindsOfFormats: Readonly<Record<string, DownloadKind>> = { dxf: 'drawing', glb: 'model', ifc: 'bim' };

export function downloadBlueprints(): RecordBlueprint<'downloads'>[] {
  return demoDownloads().items.map(({ id, files, ...download }) => ({
    reference: `download:${id}`,
    fields: () => ({
      key: id,
      documentKind: kindsOfFormats[download.kind],
      ...download,
      // Drawings and models have no text.
      ...(download.kind === 'pdf' && { language: { nl: 'nl', en: 'en', de: 'de' } as const }),
    }),
    relations: (locale, references) => {
      const path = files[locale];
      return path === undefined ? undefined : { file: references.id(`file:${fileName(path)}`) };
    },
  }));
}
