import type { BlockList } from 'node:net';
import type { Configuration } from '../platform/configuration.ts';

const mask = '***';

/** Names of values that are never shown. */
const secret = /token|secret|password|^key$/i;

/** Returns the effective configuration by name, without secrets. */
export function maskedConfiguration({ trustedProxies, fieldKeys, ...rest }: Configuration): Record<string, unknown> {
  const plain = { ...rest, trustedProxies: rangesOf(trustedProxies), fieldKeys: fieldKeys.map(({ id }) => `${id}:${mask}`) };
  return masked(plain) as Record<string, unknown>;
}

const rangesOf = (list: BlockList): readonly string[] => list.rules;

function masked(value: unknown): unknown {
  if (typeof value === 'string') return withoutPassword(value);
  if (Array.isArray(value)) return value.map(masked);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, typeof part === 'string' && secret.test(name) ? mask : masked(part)]),
  );
}

/** Returns a URL with its password replaced; other texts unchanged. */
const withoutPassword = (text: string) => text.replace(/^(\w+:\/\/[^/:@]*:)[^@]*@/, `$1${mask}@`);
