import type { CountryCode } from '@plantsoen/contract/countries.ts';
import type { RecordBlueprint } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { positionOf } from './import-dictionaries.ts';

type DemoRegion = { name: string; title: Texts; country: CountryCode; postcodes: string[]; adviser: string };

/** Returns the blueprints of the regions of advisers. */
export function adviserRegionBlueprints(): RecordBlueprint<'adviserRegions'>[] {
  return readDemo<DemoRegion[]>('editorial/adviser-regions').map(({ name, title, country, postcodes, adviser }) => ({
    reference: `adviserRegion:${name}`,
    fields: (references) => ({ key: name, name, title, country, postcodes, adviser: references.id(`team:${adviser}`) }),
  }));
}

type DemoTemplate = {
  key: string;
  name: string;
  statusAfter: 'offered' | 'answered';
  hasPrices: boolean;
  subject: Texts;
  text: Texts;
};

/** Returns the blueprints of the templates for answers to quote requests. */
export function quoteTemplateBlueprints(): RecordBlueprint<'quoteTemplates'>[] {
  return readDemo<DemoTemplate[]>('editorial/quote-templates').map((template, index) => ({
    reference: `quoteTemplate:${template.key}`,
    fields: () => ({ ...template, position: positionOf(index) }),
  }));
}
