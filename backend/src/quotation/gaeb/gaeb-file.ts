import type { SpecificationText } from '@plantsoen/specification-rules/specification-texts.ts';
import { element, xmlDocument } from '../../platform/xml/xml-element.ts';

/** A position of a bill of quantities: how many pieces, with the short text (Kurztext) and the long text (Langtext). */
export type GaebItem = { amount: number; shortText: string; longText: SpecificationText };

/** A bill of quantities. A section without a title is the only one, and its positions have no section. */
export type GaebList = {
  project: string;
  /** Place and tender date of the project. */
  data: readonly string[];
  date: Date;
  program: string;
  sections: readonly { title: string; items: readonly GaebItem[] }[];
};

const namespace = 'http://www.gaeb.de/GAEB_DA_XML/DA81/3.3';

/** Steps and digits of the numbers of positions and sections, so that others can be inserted. */
const numbering = { itemStep: 10, itemDigits: 4, sectionDigits: 2 } as const;

/**
 * Returns a bill of quantities as a GAEB DA XML 3.3 file of phase 81 (description of works), in the order and within the lengths of the
 * official schema (CAT-14).
 */
export function gaebFile({ project, data, date, program, sections }: GaebList): string {
  const hasSections = sections.some(({ title }) => title !== '');
  const day = date.toISOString().slice(0, 10);
  const levels = [...(hasSections ? [level('BoQLevel', numbering.sectionDigits)] : []), level('Item', numbering.itemDigits)];
  const body = hasSections
    ? sections.map(({ title, items }, at) =>
        element('BoQCtgy', { ID: `S${at + 1}`, RNoPart: padded(at + 1, numbering.sectionDigits) }, [
          element('LblTx', {}, [paragraph(title)]),
          element('BoQBody', {}, [itemList(items, `S${at + 1}`)]),
        ]),
      )
    : [
        itemList(
          sections.flatMap(({ items }) => items),
          'P',
        ),
      ];
  return xmlDocument(
    element('GAEB', { xmlns: namespace }, [
      element('GAEBInfo', {}, [
        element('Version', {}, '3.3'),
        element('VersDate', {}, '2021-05'),
        element('Date', {}, day),
        element('ProgSystem', {}, within(program, 60)),
      ]),
      element('PrjInfo', {}, [
        element('NamePrj', {}, within(project, 60)),
        element('LblPrj', {}, within([within(project, 60), ...data].join('; '), 100)),
      ]),
      element('Award', {}, [
        element('DP', {}, '81'),
        element('BoQ', { ID: 'BoQ' }, [
          element('BoQInfo', {}, [
            element('Name', {}, within(project, 20)),
            element('LblBoQ', {}, within(project, 60)),
            element('Date', {}, day),
            element('OutlCompl', {}, 'AllTxt'),
            ...levels,
          ]),
          element('BoQBody', {}, body),
        ]),
      ]),
    ]),
  );
}

const level = (type: 'BoQLevel' | 'Item', digits: number) =>
  element('BoQBkdn', {}, [element('Type', {}, type), element('Length', {}, String(digits)), element('Num', {}, 'Yes')]);

const itemList = (items: readonly GaebItem[], prefix: string) =>
  element(
    'Itemlist',
    {},
    items.map(({ amount, shortText, longText }, at) =>
      element('Item', { ID: `${prefix}-${at + 1}`, RNoPart: padded((at + 1) * numbering.itemStep, numbering.itemDigits) }, [
        element('Qty', {}, amount.toFixed(3)),
        element('QU', {}, 'St'),
        element('Description', {}, [
          element('CompleteText', {}, [
            element('DetailTxt', {}, [element('Text', {}, [longText.heading, ...longText.lines, longText.end].map(paragraph))]),
            element('OutlineText', {}, [element('OutlTxt', {}, [element('TextOutlTxt', {}, [paragraph(shortText)])])]),
          ]),
        ]),
      ]),
    ),
  );

const paragraph = (text: string) => element('p', {}, [element('span', {}, text)]);

const padded = (number: number, digits: number) => String(number).padStart(digits, '0');

/** Returns a text on one line, within the length that the schema allows. */
const within = (text: string, length: number) => text.replaceAll(/\s+/g, ' ').trim().slice(0, length);
