import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readConfiguration } from '../../backend/src/platform/configuration.ts';
import { readSettings } from '../settings.mjs';
import { environmentOf } from './services.ts';

it('OPS-07 gives the programs the previous secrets of a restored data folder', () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'services-'));
  try {
    const [serviceToken, payloadSecret, previous] = ['t', 's', 'p'].map((letter) => letter.repeat(40));
    writeFileSync(join(dataFolder, 'secrets.json'), JSON.stringify({ serviceToken, payloadSecret, previousSecrets: [previous] }));
    const read = readSettings({ DATA_FOLDER: dataFolder });
    if ('problems' in read) throw new Error(read.problems.join());
    const result = readConfiguration(environmentOf(read.settings, 'postgres://127.0.0.1/none', {}));
    expect(result).toMatchObject({
      configuration: { payloadSecret, previousSecrets: [previous], serviceTokens: [serviceToken] },
    });
  } finally {
    rmSync(dataFolder, { recursive: true });
  }
});
