import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../backend/src/platform/database/with-client.ts';
import type { ScaleFigures } from './budgets.ts';
import type { Programs } from './programs.ts';

const maxVariants = 10_000;
const pollMs = 250;
const maxMinutes = 10;

type Variant = { sku: string; price: number; weight: number };

/** Returns variants with a price, in the order of their IDs. */
async function variantsOf({ database: { url } }: Programs): Promise<Variant[]> {
  const { rows } = await withClient(url, (client) =>
    client.query<Variant>(
      `select sku, price_eur::float8 as price, coalesce(weight_kg, 0)::float8 as weight from variants
       where sku is not null and price_eur is not null order by id limit $1`,
      [maxVariants],
    ),
  );
  return rows;
}

/** A file with a new price, weight and title of each variant. */
const fileOf = (variants: readonly Variant[]): string =>
  ['Artikelnummer;Prijs (€);Gewicht (kg);Titel (nl)']
    .concat(variants.map(({ sku, price, weight }) => `${sku};${price + 1};${weight + 1};Uitvoering ${sku}`))
    .join('\n');

/** Waits until an import has left its running states. Returns the seconds. Throws unless it then has the wanted state. */
async function untilState({ admin }: Programs, id: number, wanted: string): Promise<number> {
  const began = performance.now();
  for (const end = began + maxMinutes * 60_000; performance.now() < end; await pause(pollMs)) {
    const { state } = (await (await admin('GET', `imports/${id}`)).json()) as { state: string };
    if (state === wanted) return (performance.now() - began) / 1000;
    if (!['checking', 'applying'].includes(state)) throw new Error(`the import is ${state}, not ${wanted}`);
  }
  throw new Error(`the import is not ${wanted} after ${maxMinutes} minutes`);
}

/** Imports up to 10,000 variants with three changed fields: the dry run, then its application. */
export async function measureImport(programs: Programs): Promise<ScaleFigures> {
  const { admin, database } = programs;
  const variants = await variantsOf(programs);
  const { id } = (await (await admin('POST', 'imports?name=varianten.csv', fileOf(variants))).json()) as { id: number };
  const checked = await untilState(programs, id, 'checked');
  const { rows } = await withClient(database.url, (client) =>
    client.query<{ checkedAt: Date }>('select checked_at as "checkedAt" from import_file where id = $1', [id]),
  );
  const answer = await admin('POST', `imports/${id}/apply`, { checkedAt: rows[0]?.checkedAt.toISOString() });
  if (answer.status !== 202) throw new Error(`the import is not applied: ${answer.status} ${await answer.text()}`);
  const applied = await untilState(programs, id, 'applied');
  return { importVariants: variants.length, importChecked: checked, importFinished: checked + applied };
}
