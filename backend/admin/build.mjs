// Builds the admin into backend/admin/.next/standalone, files for the browser included: node backend/admin/build.mjs
import { spawnSync } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const folder = fileURLToPath(new URL('.', import.meta.url));
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');

const { status } = spawnSync(process.execPath, [next, 'build', folder], {
  env: { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' },
  stdio: 'inherit',
});
if (status !== 0) process.exit(status ?? 1);
cpSync(`${folder}.next/static`, `${folder}.next/standalone/backend/admin/.next/static`, { recursive: true });
