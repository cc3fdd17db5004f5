import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

type Part = { name: string; file: string | undefined };
type Rule = { name: string; parts: Part[]; properties: string[] };

/** Properties with two names. */
const physical: Record<string, string> = { 'inline-size': 'width', 'block-size': 'height' };

/** Reads the rules of single classes outside of media queries. */
function rulesOf(css: string): Rule[] {
  const plain = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, '');
  return [...plain.matchAll(/(?<=^|\})\s*\.([\w-]+)\s*\{([^{}]*)/g)].map(([, name = '', body = '']) => ({
    name,
    parts: [...body.matchAll(/composes:\s*([^;]+?)(?:\s+from\s+"([^"]+)")?;/g)].flatMap(([, names = '', file]) =>
      names.split(/\s+/).map((one) => ({ name: one, file })),
    ),
    properties: [...body.matchAll(/(?<=^|;)\s*([a-z-]+)\s*:/g)].map(([, one = '']) => physical[one] ?? one),
  }));
}

/** Lists what a class lacks that the classes of its file compose which it composes. */
function missingParts(css: string): string[] {
  const rules = rulesOf(css);
  const key = ({ name, file }: Part) => (file ? `${name} from ${file}` : name);
  return rules.flatMap(({ name, parts }) => {
    const inner = parts
      .flatMap((part) => rules.filter((rule) => !part.file && rule.name === part.name))
      .flatMap((rule) => rule.parts);
    return inner.filter((part) => !parts.some((own) => key(own) === key(part))).map((part) => `${name} lacks ${key(part)}`);
  });
}

/** Lists the properties that a class sets, and a class of another file that it composes, too. */
function clashes(css: string, read: (file: string) => string): string[] {
  return rulesOf(css).flatMap(({ name, parts, properties }) =>
    parts.flatMap((part) => {
      const others = part.file ? rulesOf(read(part.file)).filter((rule) => rule.name === part.name) : [];
      const both = others.flatMap((rule) => rule.properties).filter((one) => one !== 'composes' && properties.includes(one));
      return both.map((property) => `${name} and ${part.name} from ${part.file} set ${property}`);
    }),
  );
}

const files = globSync('site/src/**/*.module.css');

// Vite resolves one level of `composes` within a file. The card of an article had no position, so its link covered the whole page.
test('a class composes everything that the classes of its file compose which it composes', () => {
  const card = '.card { composes: card from "a.css"; }';
  expect(missingParts(`${card} .wide { composes: card; }`)).toEqual(['wide lacks card from a.css']);
  expect(missingParts(`${card} .wide { composes: card from "a.css"; composes: card; }`)).toEqual([]);
  expect(files.length).toBeGreaterThan(50);
  expect(files.flatMap((file) => missingParts(readFileSync(file, 'utf8')))).toEqual([]);
});

// The order of the style sheets in the build decides between them, so a new import can change the winner. A custom property with a default
// value, which only the composing class sets, does not depend on it.
test('a class sets no property of a class that it composes from another file', () => {
  const line = '.line { composes: line from "b.css"; inline-size: 100%; --gap: 0; }';
  expect(clashes(line, () => '.line { width: var(--run); height: 1px; }')).toEqual(['line and line from b.css set width']);
  const found = files.flatMap((file) =>
    clashes(readFileSync(file, 'utf8'), (other) => readFileSync(join(dirname(file), other), 'utf8')),
  );
  expect(found).toEqual([]);
});
