import { standardGroup } from '../../colours/colour-source.ts';
import type { RecordBlueprint } from './blueprints.ts';
import { readDemo, type Texts } from './demo-content.ts';
import { positionOf } from './import-dictionaries.ts';

type DemoColour = {
  code: string;
  id: string;
  system: string;
  group: string;
  name: Texts;
  hexApprox: string;
  lrvApprox: number;
  standard: boolean;
  surchargeEurPerOrder: number;
  finish: string[];
};

/**
 * Titles of the groups in the order of the chart: the standard palette, then RAL's order. Metallic colours and uncoated
 * materials, which have no hue, come last.
 */
const groupTitles: Record<string, Texts> = {
  [standardGroup]: { nl: 'Standaard', en: 'Standard', de: 'Standard' },
  'yellow-beige': { nl: 'Geel en beige', en: 'Yellow and beige', de: 'Gelb und Beige' },
  orange: { nl: 'Oranje', en: 'Orange', de: 'Orange' },
  red: { nl: 'Rood', en: 'Red', de: 'Rot' },
  blue: { nl: 'Blauw', en: 'Blue', de: 'Blau' },
  green: { nl: 'Groen', en: 'Green', de: 'Grün' },
  grey: { nl: 'Grijs', en: 'Grey', de: 'Grau' },
  brown: { nl: 'Bruin', en: 'Brown', de: 'Braun' },
  'white-black': { nl: 'Wit en zwart', en: 'White and black', de: 'Weiß und Schwarz' },
  metallic: { nl: 'Metallic', en: 'Metallic', de: 'Metallic' },
  material: { nl: 'Materiaal zonder coating', en: 'Uncoated material', de: 'Material ohne Beschichtung' },
};

export function colourGroupBlueprints(): RecordBlueprint<'colourGroups'>[] {
  return Object.entries(groupTitles).map(([key, title], index) => ({
    reference: `colourGroup:${key}`,
    fields: () => ({ key, title, position: positionOf(index) }),
  }));
}

export function colourBlueprints(): RecordBlueprint<'colours'>[] {
  const { colours, standardPalette } = readDemo<{ colours: DemoColour[]; standardPalette: string[] }>('facts/colours');
  const place = ({ code }: DemoColour) => (standardPalette.includes(code) ? standardPalette.indexOf(code) : colours.length);
  return colours
    .toSorted((a, b) => place(a) - place(b))
    .map((colour, index) => ({
      reference: `colour:${colour.code}`,
      fields: (references) => ({
        code: colour.code,
        key: colour.id,
        title: colour.name,
        system: colour.system,
        group: references.id(`colourGroup:${colour.group}`),
        hex: colour.hexApprox,
        lightReflectance: colour.lrvApprox,
        standard: colour.standard,
        surchargeEur: colour.surchargeEurPerOrder,
        finishes: colour.finish,
        position: positionOf(index),
      }),
    }));
}
