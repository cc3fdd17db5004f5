import { expect, test } from 'vitest';
import type { FileInfo } from '../platform/storage/file-storage.ts';
import type { ArchiveDownload } from './archive-downloads.ts';
import { productArchive } from './product-archive.ts';

const modifiedAt = new Date('2026-11-01T12:00:00Z');
const storage = (size = 10, missing: readonly string[] = []) => ({
  stat: async (key: string): Promise<FileInfo | undefined> => (missing.includes(key) ? undefined : { size, modifiedAt }),
});
const download = (id: number, filename: string | null, more: Partial<ArchiveDownload> = {}): ArchiveDownload => ({
  ...{
    id,
    titleField: `Blad ${id}`,
    kind: 'pdf',
    membersOnly: false,
    dutchOnly: false,
    product: 'Meent parkbank',
    variant: null,
  },
  ...{ documentKind: null, language: null, version: null, date: null },
  file: filename === null ? null : { hash: `${id}`, filename, size: 10, membersOnly: false },
  ...more,
});
const archive = (downloads: readonly ArchiveDownload[], locale: 'nl' | 'en' | 'de' = 'nl', from = storage()) =>
  productArchive(from, downloads, { locale, name: 'x' });
const paths = async (downloads: readonly ArchiveDownload[]) => (await archive(downloads))?.files.map(({ path }) => path);

test('CAT-15 files are in a folder per product and variant, under plain and different names', async () => {
  const downloads = [
    download(1, 'Technisch blad (2).PDF'),
    download(2, 'technisch-blad-2.pdf'),
    download(3, '../../etc/passwd'),
    download(4, '公園.dxf', { product: 'Łódź/..\\' }),
    download(5, 'BM-1.ifc', { variant: 'BM-1010-03' }),
  ];
  expect(await paths(downloads)).toEqual([
    'Meent-parkbank/Technisch-blad-2.pdf',
    'Meent-parkbank/technisch-blad-2-2.pdf',
    'Meent-parkbank/etc-passwd',
    'Lodz/4.dxf',
    'Meent-parkbank/BM-1010-03/BM-1.ifc',
  ]);
});

test('CAT-15 a file of several products is contained once, in a folder of its own, and listed for each', async () => {
  const shared = download(1, 'onderhoud.pdf');
  const made = await archive([shared, { ...shared, product: 'Wilg' }]);
  expect(made?.files.map(({ path }) => path)).toEqual(['Gedeeld/onderhoud.pdf']);
  expect(made?.contents.bytes.toString().match(/Gedeeld\/onderhoud\.pdf;/g)).toHaveLength(2);
  const ofVariants = [
    { ...shared, variant: 'BM-1' },
    { ...shared, variant: 'BM-2' },
  ];
  expect(await paths(ofVariants)).toEqual(['Meent-parkbank/BM-1/onderhoud.pdf']);
});

test('CAT-15 the list of contents is in the language of the site and safe in spreadsheets', async () => {
  const downloads = [
    download(1, 'a.pdf', { titleField: '=1+1', variant: 'BM-1', documentKind: 'manual', language: 'nl', version: '2' }),
  ];
  const list = async (locale: 'nl' | 'en' | 'de') => (await archive(downloads, locale))?.contents;
  expect(await list('nl')).toMatchObject({ path: 'inhoud.csv' });
  expect((await list('nl'))?.bytes.toString()).toBe(
    "\ufeffBestand;Product;Uitvoering;Titel;Soort;Formaat;Taal;Versie;Datum\r\nMeent-parkbank/BM-1/a.pdf;Meent parkbank;BM-1;'=1+1;Handleiding;PDF;Nederlands;2;2026-11-01\r\n",
  );
  expect((await list('en'))?.bytes.toString()).toMatch(/^\ufeffFile,Product,Variant,Title,Kind,Format,Language,Version,Date\r\n/);
  expect((await list('de'))?.path).toBe('inhalt.csv');
});

test('MEM-02 the list of contents names a file for members without its address', async () => {
  const made = await archive([download(1, 'a.pdf'), download(2, null, { membersOnly: true, titleField: 'Prijslijst' })]);
  expect(made?.files).toHaveLength(1);
  const row = made?.contents.bytes.toString().split('\r\n')[2];
  expect(row).toBe('Alleen voor goedgekeurde leden: log in op de website en download opnieuw;Meent parkbank;;Prijslijst;;PDF;;;');
});

test('CAT-15 a file that the storage lacks is listed as unavailable', async () => {
  const made = await archive([download(1, 'a.pdf'), download(2, 'b.pdf')], 'en', storage(10, ['media/1.pdf']));
  expect(made?.files.map(({ key }) => key)).toEqual(['media/2.pdf']);
  expect(made?.missing).toEqual(['Blad 1']);
  expect(made?.contents.bytes.toString()).toContain('Currently unavailable,Meent parkbank');
});

test('CAT-15 more than 1 GB is refused', async () => {
  const downloads = [download(1, 'a.pdf'), download(2, 'b.pdf')];
  expect(await archive(downloads, 'nl', storage(1024 ** 3 / 2))).toBeDefined();
  expect(await archive(downloads, 'nl', storage(1024 ** 3 / 2 + 1))).toBeUndefined();
});
