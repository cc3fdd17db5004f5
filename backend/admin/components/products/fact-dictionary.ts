'use client';

import { useConfig, useLocale } from '@payloadcms/ui';
import { useEffect, useState } from 'react';
import type { Fact, FactValue } from '../../../src/platform/generated/payload-types.ts';

/** A fact of the dictionary with its allowed values, in the language of the form. */
export type DictionaryFact = Pick<Fact, 'id' | 'title' | 'kind' | 'unit'> & { values: { value: string; label: string }[] };

type Facts = ReadonlyMap<number, DictionaryFact>;

/** Milliseconds for which the rows of a form share one answer; a value added elsewhere shows after that. */
const maxAgeMs = 10_000;

let latest: { address: string; at: number; facts: Promise<Facts> } | undefined;

/** Returns the facts of the dictionary by id; undefined until they have loaded. */
export function useFactDictionary(): Facts | undefined {
  const { config } = useConfig();
  const { code } = useLocale();
  const [facts, setFacts] = useState<Facts>();
  const address = `${config.routes.api}|${code}`;
  useEffect(() => {
    let isWanted = true;
    if (latest?.address !== address || Date.now() - latest.at > maxAgeMs)
      latest = { address, at: Date.now(), facts: readFacts(config.routes.api, code) };
    latest.facts.then((read) => isWanted && setFacts(read)).catch(() => (latest = undefined));
    return () => {
      isWanted = false;
    };
  }, [address, config.routes.api, code]);
  return facts;
}

async function readFacts(api: string, locale: string): Promise<Facts> {
  const read = async <Doc>(collection: string): Promise<Doc[]> => {
    const response = await fetch(`${api}/${collection}?depth=0&pagination=false&locale=${locale}&sort=position`);
    if (!response.ok) throw new Error(`${collection}: ${response.status}`);
    return ((await response.json()) as { docs: Doc[] }).docs;
  };
  const [facts, values] = await Promise.all([read<Fact>('facts'), read<FactValue>('factValues')]);
  const valuesOf = (id: number) =>
    values.filter(({ fact }) => fact === id).map(({ value, title }) => ({ value, label: title || value }));
  return new Map(facts.map(({ id, title, kind, unit }) => [id, { id, title, kind, unit, values: valuesOf(id) }]));
}
