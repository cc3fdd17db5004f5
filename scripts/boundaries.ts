// Checks the allowed imports of ARCHITECTURE.md.
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { handWrittenFiles } from './project-files.ts';
import { root } from './root.ts';

/** Location of a file: its side, and the domain (or platform, design) below that side's src folder. */
type Place = { side: string; area: string | undefined; depth: number };

const shared = new Set(['platform', 'design']);
/** Areas that combine the domains. */
const wiring = new Set(['routes', 'composition', 'programs', 'seed', 'testing']);
const allowedSides: Record<string, readonly string[]> = {
  contract: ['contract'],
  'form-rules': ['form-rules'],
  'specification-rules': ['specification-rules', 'contract'],
  configuration: ['configuration', 'contract'],
  observability: ['observability'],
  site: ['site', 'contract', 'form-rules', 'specification-rules', 'configuration', 'observability'],
  backend: ['backend', 'contract', 'form-rules', 'specification-rules', 'configuration', 'observability'],
};

function placeOf(path: string): Place {
  const [side = '', src, area, ...rest] = path.split('/');
  const inArea = src === 'src' && rest.length > 0;
  return { side, area: inArea ? area : undefined, depth: rest.length };
}

/** Returns the project files that a file imports, as paths from the project's root. */
export function importsOf(file: string, source: string): string[] {
  const statements = source.matchAll(
    /(?:^|[\s;])(?:import|export)\s(?:[^'"`;]*?\sfrom\s)?['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/g,
  );
  return [...statements]
    .map(([, stated, dynamic]) => stated ?? dynamic ?? '')
    .map((specifier) => {
      if (specifier.startsWith('.')) return normalize(join(dirname(file), specifier));
      return specifier.startsWith('@plantsoen/') ? specifier.slice('@plantsoen/'.length) : undefined;
    })
    .filter((path) => path !== undefined);
}

/**
 * Returns the rule that an import violates, or undefined. Files directly in src, the wiring areas and integration tests combine domains
 * and may import any.
 */
export function brokenRule(file: string, imported: string): string | undefined {
  const from = placeOf(file);
  const to = placeOf(imported);
  const sides = allowedSides[from.side];
  if (sides && !sides.includes(to.side)) return `${from.side} may import only ${sides.join(', ')}`;
  if (from.side !== to.side || !(from.side === 'site' || from.side === 'backend')) return undefined;
  const wires = from.area === undefined || wiring.has(from.area) || file.endsWith('.integration.test.ts');
  if (wires || to.area === from.area || (to.area !== undefined && shared.has(to.area))) return undefined;
  if (from.area && shared.has(from.area)) return `${from.area} may not import a domain`;
  if (to.area === undefined) return 'a domain may not import a composition root';
  if (to.area === 'testing' && /\.test\.tsx?$/.test(file)) return undefined;
  if (wiring.has(to.area)) return `a domain may not import ${to.area}`;
  return to.depth > 1 ? "only the top-level files of another domain's folder may be imported" : undefined;
}

/** Returns all imports of the project that violate a rule, one line each. */
export function boundaryViolations(): string[] {
  const files = handWrittenFiles(
    '{contract,form-rules,specification-rules,configuration,observability,site,backend}/**/*.{ts,tsx,mjs}',
  );
  return files.flatMap((file) =>
    importsOf(file, readFileSync(join(root, file), 'utf8')).flatMap((imported) => {
      // Files that packages do not export, and the version.
      const rule = /^(?:node_modules\/|package\.json$)/.test(imported) ? undefined : brokenRule(file, imported);
      return rule ? [`${file} imports ${imported}: ${rule}`] : [];
    }),
  );
}
