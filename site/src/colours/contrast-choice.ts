import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { type FragmentOf, read } from '../platform/data/operation.ts';
import type { ContrastColoursFragment } from '../platform/generated/operations-types.ts';
import { greyOf, maxReflectanceLength, parseReflectance } from './contrast/contrast.ts';
import { type PavingKey, pavings } from './contrast/pavings.ts';

type Colour = ContrastColoursFragment['colours'][number];

/** A colour whose reflectance is known. */
export type ListedColour = Omit<Colour, 'lightReflectance'> & { reflectance: number };

export type ColourGroup = { id: number; title: string; colours: readonly ListedColour[] };

/** The choice of the calculator, as the parameters of its address. */
export type ContrastParameters = { colour?: string; paving?: string; lrv?: string };

/** A colour and a paving. The paving is undefined if it cannot be read. */
export type ContrastChoice = {
  colour: ListedColour;
  paving: { key: PavingKey | undefined; hex: string; reflectance: number } | undefined;
  /** Reflectance of another paving as the visitor typed it. */
  typed: string;
  /** The colour of the address if the chart lacks it. */
  unknownColour: string | undefined;
};

/** Returns the groups of the chart with the colours whose reflectance is known. */
export function listColours(groups: readonly FragmentOf<ContrastColoursFragment>[]): ColourGroup[] {
  return groups
    .map((group) => read<ContrastColoursFragment>(group))
    .map(({ id, title, colours }) => ({
      id,
      title,
      colours: colours.flatMap(({ lightReflectance, ...colour }) =>
        lightReflectance === null ? [] : [{ ...colour, reflectance: lightReflectance }],
      ),
    }))
    .filter(({ colours }) => colours.length > 0);
}

/**
 * Returns what an address asks for. Without a colour it is the first of the chart, and without a paving the first of the list. A
 * typed reflectance has priority over the list. Throws without any colour.
 */
export function chosenContrast(asked: ContrastParameters, groups: readonly ColourGroup[]): ContrastChoice {
  const colours = groups.flatMap((group) => group.colours);
  const found = colours.find(({ code }) => parameterOf(code) === asked.colour);
  const colour = found ?? colours[0];
  if (!colour) throw new Error('the colour chart is empty');
  const typed = (asked.lrv ?? '').slice(0, 2 * maxReflectanceLength);
  const isUnknown = !found && asked.colour !== undefined && asked.colour !== '';
  return { colour, paving: pavingOf(asked.paving, typed), typed, unknownColour: isUnknown ? asked.colour : undefined };
}

function pavingOf(key: string | undefined, typed: string): ContrastChoice['paving'] {
  if (typed.trim() === '') return key === undefined ? pavings[0] : pavings.find((paving) => paving.key === key);
  const reflectance = parseReflectance(typed);
  return reflectance === undefined ? undefined : { key: undefined, hex: greyOf(reflectance), reflectance };
}
