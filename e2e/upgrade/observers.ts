import { setTimeout as pause } from 'node:timers/promises';
import { testStack } from '../stack.ts';
import type { Fleet } from './fleet.ts';

type Answer = { status: number; text: string };

/** Part of an installation that shows content: a page of one site, or the data of one API. */
export type Observer = { name: string; ask(): Promise<Answer> };

/** Returns observers of pages on each site, and of the first one and all products in each API, without a balancer. */
export function observersOf(fleet: Fleet, pages: readonly [string, ...string[]]): Observer[] {
  const urls = fleet.origins('site').flatMap((origin) => pages.map((page) => origin + page));
  return [
    ...urls.map((url) => ({ name: url, ask: () => read(url, { redirect: 'manual' }) })),
    ...fleet.origins('api').map((origin) => ({ name: origin, ask: () => askApi(origin, pages[0]) })),
  ];
}

async function read(url: string, options: RequestInit): Promise<Answer> {
  const response = await fetch(url, options);
  return { status: response.status, text: await response.text() };
}

/** Requests the entry of a page and all products, as a site does for a guest. */
function askApi(origin: string, page: string): Promise<Answer> {
  const fields = '__typename ... on Product { title price { amount } } ... on Page { introtext }';
  const query = `query ($uri: String!) { entry(uri: $uri, siteId: 1) { ${fields} }
    products(siteId: 1, first: 48) { hits { title price { amount } } } }`;
  const headers = { 'content-type': 'application/json', 'x-service-token': testStack().serviceToken };
  const body = JSON.stringify({ query, variables: { uri: page.replace(/^\/|\/$/g, '') } });
  return read(`${origin}/graphql`, { method: 'POST', headers, body });
}

/** Time in milliseconds after a publication until an observer showed it for good, and every failed request. */
export type Observation = { name: string; delayMs: number; failures: string[] };

const intervalMs = 100;

/**
 * Asks an observer again and again, and for the last time once `maxDelayMs` have passed since the publication, at the time
 * `published` of `performance.now()`. `delayMs` is infinite if that last answer does not show the publication.
 */
export async function observe(
  { name, ask }: Observer,
  { published, maxDelayMs, shows }: { published: number; maxDelayMs: number; shows(answer: Answer): boolean },
): Promise<Observation> {
  const failures: string[] = [];
  let shownAt = Number.POSITIVE_INFINITY;
  for (let isOver = false; !isOver; ) {
    isOver = performance.now() - published > maxDelayMs;
    const answer = await ask().catch((error: unknown) => ({ status: 0, text: String(error) }));
    if (answer.status === 0 || answer.status >= 500) failures.push(`${name}: ${answer.status} ${answer.text.slice(0, 150)}`);
    shownAt = shows(answer) ? Math.min(shownAt, performance.now() - published) : Number.POSITIVE_INFINITY;
    if (!isOver) await pause(intervalMs);
  }
  return { name, delayMs: Math.round(shownAt), failures };
}
