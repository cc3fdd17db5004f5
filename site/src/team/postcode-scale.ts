import type { AdviserFinderAnswerFragment } from '../platform/generated/operations-types.ts';

type Scale = {
  stretches: { from: string; to: string; title: string | null; share: number; isMarked: boolean }[];
  /** Place of the postcode on the line, from 0 to 1; undefined without one. */
  marker: number | undefined;
  /** The last postcode. */
  end: string;
};

/** Returns the regions of a country as parts of a line over its postcodes. A gap between regions is a stretch without a name. */
export function postcodeScale({ stretches, postcode }: Pick<AdviserFinderAnswerFragment, 'stretches' | 'postcode'>): Scale {
  const first = stretches[0]?.from ?? 0;
  const last = stretches.at(-1)?.to ?? 0;
  const span = Math.max(1, last - first + 1);
  const written = (number: number) => String(number).padStart(String(last).length, '0');
  const number = postcode === null ? Number.NaN : Number.parseInt(postcode, 10);
  const whole = stretches.flatMap(({ from, to, region }, place) => {
    const before = (stretches[place - 1]?.to ?? from - 1) + 1;
    const gap = before < from ? [{ from: before, to: from - 1, title: null }] : [];
    return [...gap, { from, to, title: region.title }];
  });
  return {
    stretches: whole.map(({ from, to, title }) => ({
      ...{ from: written(from), to: written(to), title },
      share: (to - from + 1) / span,
      isMarked: number >= from && number <= to,
    })),
    marker: number >= first && number <= last ? (number - first) / span : undefined,
    end: written(last),
  };
}
