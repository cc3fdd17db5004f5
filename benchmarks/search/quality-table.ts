import { localeCodes } from '../../contract/locales.ts';
import { kindNames } from './labelled-set.ts';
import { type Judged, type Score, scoreOf, scoresByLocale } from './quality.ts';

/** Results of the engine and of plain full text for the same queries. */
export type Compared = { engine: readonly Judged[]; plain: readonly Judged[] };

const cell = ({ queries, recalled, first }: Score) => (queries === 0 ? '–' : `${Math.round(recalled)} / ${Math.round(first)}`);

function row(kind: string, part: string, { engine, plain }: Compared): string {
  const cells = [engine, plain].flatMap((judged) => [scoreOf(judged), ...scoresByLocale(judged, localeCodes)].map(cell));
  return `| ${[kind, part, engine.length, ...cells].join(' | ')} |`;
}

const only = ({ engine, plain }: Compared, fits: (one: Judged) => boolean): Compared => ({
  engine: engine.filter(fits),
  plain: plain.filter(fits),
});

/** Renders the quality by kind and language as a table, training and held-out queries in separate rows. */
export function qualityTable(compared: Compared): string {
  const parts = [
    { name: 'training', of: only(compared, ({ heldOut }) => !heldOut) },
    { name: 'held out', of: only(compared, ({ heldOut }) => heldOut) },
  ];
  const rows = [undefined, ...kindNames].flatMap((kind) =>
    parts.flatMap(({ name, of }) => {
      const asked = kind === undefined ? of : only(of, (one) => one.kind === kind);
      return asked.engine.length === 0 ? [] : row(kind ?? 'all', name, asked);
    }),
  );
  return [
    'Percentage of labelled queries whose wanted entry is among the first ten hits / is the first hit.',
    '',
    `| Kind of query | | Queries | ${['Engine', 'Plain full text'].map((name) => [name, ...localeCodes].join(' | ')).join(' | ')} |`,
    `|${'---|'.repeat(5 + 2 * localeCodes.length)}`,
    ...rows,
  ].join('\n');
}
