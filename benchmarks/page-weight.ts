import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { packageFile, root } from '../scripts/root.ts';
import { runTool } from '../scripts/test/stage.ts';
import type { Figures } from './budgets.ts';
import { get, type SiteAddress } from './get.ts';
import type { ProductList } from './installation.ts';
import { filesNamedBy, withImports } from './page-files.ts';

/** Sizes of the files that a page loads, in kB as sent. */
export type PageWeight = { html: number; scripts: number; styles: number; scriptPaths: string[] };

const kilobytes = (bytes: number) => bytes / 1000;

/** Requests a file of the site. Returns its text and the number of bytes sent. Throws if the status is not 200. */
async function file(site: SiteAddress, path: string): Promise<{ text: string; bytes: number }> {
  const { status, headers, body } = await get(site, path);
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  const isEncoded = headers['content-encoding'] === 'br';
  return { text: (isEncoded ? brotliDecompressSync(body) : body).toString(), bytes: body.length };
}

/** Returns scripts of a site with all their static imports. */
export function scriptsWithImports(site: SiteAddress, scripts: readonly string[]): Promise<string[]> {
  return withImports(scripts, async (script) => (await file(site, script)).text);
}

/** Measures the size of a page with all scripts and style sheets that it loads before the first interaction. */
export async function weighPage(site: SiteAddress, path: string): Promise<PageWeight> {
  const page = await file(site, path);
  const named = filesNamedBy(page.text);
  const scriptPaths = await scriptsWithImports(site, named.scripts);
  const weigh = async (paths: readonly string[]) => {
    const files = await Promise.all(paths.map((one) => file(site, one)));
    return kilobytes(files.reduce((sum, { bytes }) => sum + bytes, 0));
  };
  return { html: kilobytes(page.bytes), scripts: await weigh(scriptPaths), styles: await weigh(named.styles), scriptPaths };
}

/**
 * Builds an empty app with the installed version of the framework. Returns the size of its scripts in kB, compressed by brotli.
 */
export async function frameworkFloor(): Promise<number> {
  const app = join(root, 'benchmarks/floor');
  const result = mkdtempSync(join(tmpdir(), 'plantsoen-floor-'));
  try {
    const vite = packageFile('site', 'vite', 'bin/vite.js');
    const built = await runTool([vite, 'build', app, '--outDir', result, '--logLevel', 'error']);
    if (!built) throw new Error('the empty app could not be built');
    const assets = join(result, 'client/assets');
    const scripts = readdirSync(assets).filter((name) => name.endsWith('.js'));
    return kilobytes(scripts.reduce((sum, name) => sum + brotliCompressSync(readFileSync(join(assets, name))).length, 0));
  } finally {
    rmSync(result, { recursive: true, force: true });
  }
}

/** Measures the product list and a content page, and compares their scripts with those of the framework. */
export async function measurePageWeight({ address, path }: ProductList, contentPath: string): Promise<Figures> {
  const { html, scripts, styles } = await weighPage(address, path);
  const content = await weighPage(address, contentPath);
  const floor = await frameworkFloor();
  return {
    html,
    scripts,
    scriptFloor: floor,
    scriptsOverFloor: scripts - floor,
    contentScriptsOverFloor: content.scripts - floor,
    styles,
  };
}
