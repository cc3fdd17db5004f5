import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  IFCCLASSIFICATIONREFERENCE,
  IFCPROPERTYSET,
  IFCPROPERTYSINGLEVALUE,
  IFCRELASSOCIATESCLASSIFICATION,
  IFCSIUNIT,
  IfcAPI,
} from 'web-ifc';
import { demoMedia } from './demo-content.ts';
import { demoProducts } from './demo-product.ts';
import { downloadsOfVariants } from './import-downloads.ts';

const folder = demoMedia('downloads');
const files = readdirSync(folder).filter((file) => file.endsWith('.ifc'));
const variants = demoProducts().flatMap((product) =>
  product.variants.map(({ sku }, place) => ({ sku, product: product.sku, place })),
);

const ifc = new IfcAPI();
const models = new Map<string, number>();
beforeAll(async () => {
  await ifc.Init();
  for (const file of files) models.set(file, ifc.OpenModel(readFileSync(join(folder, file))));
});
afterAll(() => {
  for (const model of models.values()) ifc.CloseModel(model);
});

type Line = Record<string, { value?: unknown } | null | undefined> & { HasProperties?: { value: number }[] };

/** Returns all lines of a type in a file. */
function linesOf(file: string, type: number): Line[] {
  const model = models.get(file) ?? -1;
  const ids = ifc.GetLineIDsWithType(model, type);
  return Array.from({ length: ids.size() }, (_, place) => ifc.GetLine(model, ids.get(place)));
}

/** Returns the property set about the manufacturer. */
function manufacturerIn(file: string): Record<string, unknown> {
  const set = linesOf(file, IFCPROPERTYSET).find(({ Name }) => Name?.value === 'Pset_ManufacturerTypeInformation');
  const ids = new Set(set?.HasProperties?.map(({ value }) => value));
  const properties = linesOf(file, IFCPROPERTYSINGLEVALUE).filter((line) => ids.has(Number(line.expressID)));
  return Object.fromEntries(properties.map(({ Name, NominalValue }) => [String(Name?.value), NominalValue?.value]));
}

test('CAT-15 every variant of the demo has a model of its own measures with its article number', () => {
  const several = variants.filter(({ sku }) => downloadsOfVariants()[sku]);
  const own = several.filter(({ place }) => place > 0).map(({ sku }) => sku);
  const single = variants.filter(({ place }) => place === 0).map(({ product }) => product);
  expect(files.map((file) => file.slice(0, -4)).toSorted()).toEqual([...single, ...own].toSorted());
  const numbers = files.map((file) => manufacturerIn(file).ArticleNumber);
  expect(numbers.toSorted()).toEqual(variants.map(({ sku }) => sku).toSorted());
});

test.each(files)('CAT-15 %s opens with its manufacturer, a classification, millimetres and a geometry', (file) => {
  const model = models.get(file) ?? -1;
  expect(manufacturerIn(file)).toMatchObject({ Manufacturer: 'Brinkmeent (demo)', ModelReference: file.slice(0, -4) });
  expect(linesOf(file, IFCCLASSIFICATIONREFERENCE)).toMatchObject([{ Identification: { value: '560' } }]);
  expect(linesOf(file, IFCRELASSOCIATESCLASSIFICATION)).toHaveLength(1);
  const length = linesOf(file, IFCSIUNIT).find(({ UnitType }) => UnitType?.value === 'LENGTHUNIT');
  expect(length).toMatchObject({ Prefix: { value: 'MILLI' }, Name: { value: 'METRE' } });
  const meshes = ifc.LoadAllGeometry(model);
  const parts = Array.from({ length: meshes.size() }, (_, place) => meshes.get(place).geometries.size());
  expect(Math.max(...parts)).toBeGreaterThan(0);
});
