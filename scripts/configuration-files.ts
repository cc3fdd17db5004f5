// Renders the lists of variables in docs/configuration.md and .env.example from the table of the package configuration.
import { type Variable, variableGroups } from '@plantsoen/configuration/variables.mjs';

/** Returns the files with the lists of variables, by path. `read` returns the present text of a file. */
export function configurationFiles(read: (file: string) => string): Map<string, string> {
  const document = 'docs/configuration.md';
  return new Map([
    [document, read(document).replace(/(?<=^## Variables\n)[\s\S]*?(?=^## )/m, `\n${tables()}\n`)],
    ['.env.example', exampleFile()],
  ]);
}

const groups = Object.entries(variableGroups).map(([title, group]) => [title, Object.entries<Variable>(group)] as const);

function tables(): string {
  return groups
    .map(([title, group]) =>
      [`### ${title}`, '', '| Variable | Default | Read by | Meaning |', '|---|---|---|---|', ...group.map(row), ''].join('\n'),
    )
    .join('\n');
}

function row([name, variable]: readonly [string, Variable]): string {
  const names = variable.kind.secret ? `\`${name}\`, \`${name}_FILE\`` : `\`${name}\``;
  return `| ${names} | ${variable.absent ?? `\`${variable.default}\``} | ${readers(variable)} | ${variable.description} |`;
}

/** Returns the programs that read a variable. Commands read the variables of the API. */
function readers({ programs }: Variable): string {
  if (['site', 'api', 'admin'].every((program) => programs.some((item) => item === program))) return 'all';
  if (programs.includes('api') && programs.includes('admin')) return 'backend';
  return programs.map((program) => (program === 'api' ? 'API' : program === 'command' ? 'commands' : program)).join(', ');
}

function exampleFile(): string {
  const lines = groups.flatMap(([title, group]) => [
    '',
    `## ${title}`,
    ...group.flatMap(([name, { description, absent, default: fallback, example }]) => [
      '',
      `# ${description}${absent && fallback === undefined ? ` (default: ${absent})` : ''}`.replaceAll('`', ''),
      `# ${name}=${example ?? fallback ?? ''}`,
    ]),
  ]);
  return ['# Copy to .env and change what you need. The environment takes precedence over this file.', ...lines, ''].join('\n');
}
