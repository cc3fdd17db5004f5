import { demoMedia, readDemo, type Texts } from './demo-content.ts';
import type { RecordPlan } from './plans.ts';
import { fileName } from './references.ts';

type DemoMedium = {
  file: string;
  kind: 'studio' | 'detail' | 'scene' | 'logo' | 'team' | 'drawing' | 'model';
  alt: Texts;
  skus?: string[];
};

/** Alternative texts and kinds of all pictures, drawings and models. */
export function demoMediaList(): DemoMedium[] {
  return readDemo<{ files: DemoMedium[] }>('media/manifest').files;
}

const isPicture = ({ kind }: DemoMedium) => kind !== 'drawing' && kind !== 'model';

export function picturePlans(): RecordPlan<'media'>[] {
  return demoMediaList()
    .filter(isPicture)
    .map(({ file, kind, alt }) => ({
      reference: `picture:${fileName(file)}`,
      file: demoMedia(file),
      fields: () => ({ title: withoutFullStop(alt), alt, decorative: false, cutOut: kind === 'studio' }),
    }));
}

export function drawingPlans(): RecordPlan<'drawings'>[] {
  return demoMediaList()
    .filter(({ kind }) => kind === 'drawing')
    .map(({ file, alt }) => ({ reference: `drawing:${fileName(file)}`, file: demoMedia(file), fields: () => ({ alt }) }));
}

/** The files behind models and downloads, each once. */
export function filePlans(paths: Iterable<string>): RecordPlan<'files'>[] {
  const models = demoMediaList().filter(({ kind }) => kind === 'model');
  return [...new Set([...models.map(({ file }) => file), ...paths])].map((path) => ({
    reference: `file:${fileName(path)}`,
    file: demoMedia(path),
    fields: () => ({}),
  }));
}

function withoutFullStop(texts: Texts): Texts {
  const strip = (text: string) => text.replace(/\.$/, '').slice(0, 150);
  return { nl: strip(texts.nl), en: strip(texts.en), de: strip(texts.de) };
}
