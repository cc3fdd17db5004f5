import type { RecordBlueprint } from './blueprints.ts';
import { demoMedia, inEveryLanguage, readDemo, type Texts } from './demo-content.ts';
import { demoProducts, discontinuedDemoProducts } from './demo-product.ts';
import { fileName } from './references.ts';

type DemoMedium = {
  file: string;
  kind: 'studio' | 'rear' | 'detail' | 'scene' | 'logo' | 'team' | 'drawing' | 'model';
  alt: Texts;
  /** For a picture of one product: its article number. */
  sku?: string;
  /** For a studio picture in another colour than the default one: its code (CAT-19). */
  colour?: string;
  /** For a scene: the article numbers of its products. */
  skus?: string[];
  /** For a scene: the projects that it can illustrate, the intended one first. */
  projects?: string[];
  /** The focal point, in percent from the left and the top. */
  focal?: { x: number; y: number };
  /** For a logo or a portrait: the name of the company or person. */
  name?: string;
};

/** Returns the alternative texts and kinds of all pictures, drawings and models. */
export function demoMediaList(): DemoMedium[] {
  return readDemo<{ files: DemoMedium[] }>('media/manifest').files;
}

const demoPlaces = () => readDemo<{ slug: string; name: string; town: string }[]>('facts/projects');

const isPicture = ({ kind }: DemoMedium) => kind !== 'drawing' && kind !== 'model';

export function pictureBlueprints(): RecordBlueprint<'media'>[] {
  const products = new Map([...demoProducts(), ...discontinuedDemoProducts()].map(({ sku, title }) => [sku, title]));
  const places = new Map(demoPlaces().map(({ slug, name, town }) => [slug, `${name}, ${town}`]));
  return demoMediaList()
    .filter(isPicture)
    .map(({ file, kind, alt, sku = '', projects: [place = ''] = [], name, focal }) => ({
      reference: `picture:${fileName(file)}`,
      file: demoMedia(file),
      fields: () => ({
        title: products.get(sku) ?? inEveryLanguage(places.get(place) ?? name ?? alt),
        alt,
        cutOut: kind === 'studio' || kind === 'rear',
        ...focalPoint(focal),
      }),
    }));
}

const focalPoint = (focal: DemoMedium['focal']) => (focal ? { focalX: focal.x, focalY: focal.y } : {});

export function drawingBlueprints(): RecordBlueprint<'drawings'>[] {
  return demoMediaList()
    .filter(({ kind }) => kind === 'drawing')
    .map(({ file, alt }) => ({ reference: `drawing:${fileName(file)}`, file: demoMedia(file), fields: () => ({ alt }) }));
}

/** Returns the blueprints of the files of models and downloads, each once. */
export function fileBlueprints(paths: Iterable<string>): RecordBlueprint<'files'>[] {
  const models = demoMediaList().filter(({ kind }) => kind === 'model');
  return [...new Set([...models.map(({ file }) => file), ...paths])].map((path) => ({
    reference: `file:${fileName(path)}`,
    file: demoMedia(path),
    fields: () => ({}),
  }));
}
