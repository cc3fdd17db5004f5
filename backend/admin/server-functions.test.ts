import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allowedFunctions, refuseServerFunction } from './server-functions.ts';

const { userOf } = vi.hoisted(() => ({ userOf: vi.fn() }));
vi.mock('./from-editor.ts', () => ({ userOf }));
vi.mock('./payload.config.ts', () => ({ default: {} }));
vi.mock('next/headers.js', () => ({ headers: async () => new Headers() }));

/** Functions that no part of this admin calls. */
const unused = ['slugify'];

const ui = dirname(fileURLToPath(import.meta.resolve('@payloadcms/ui')));
const called = readFileSync(join(ui, '../../providers/ServerFunctions/index.js'), 'utf8');

describe('API-08 server functions of the admin', () => {
  beforeEach(() => userOf.mockResolvedValue({ collection: 'users', roles: ['editor'] }));

  it('EDT-06 all that Payload’s components call are allowed, such as the choice of a folder', () => {
    const names = [...called.matchAll(/name: '([a-z-]+)'/g)].map(([, name]) => name);
    expect(names).toContain('get-folder-results-component-and-data');
    expect(names.filter((name) => !allowedFunctions.has(`${name}`))).toEqual(unused);
  });

  it.each(['slugify', 'toString', undefined])('refuses the unknown function %s', async (name) => {
    await expect(refuseServerFunction(name)).rejects.toThrow('Unknown server function');
  });

  it('refuses guests', async () => {
    userOf.mockResolvedValue(undefined);
    await expect(refuseServerFunction('get-folder-results-component-and-data')).rejects.toThrow('requires a log-in');
  });
});
