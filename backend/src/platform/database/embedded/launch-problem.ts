/** Reason why the embedded database cannot start that the user can fix; the message is one line. */
export class LaunchProblem extends Error {
  override name = 'LaunchProblem';
}

const explanations: readonly [RegExp, (folder: string) => string][] = [
  [
    /No space left on device|ENOSPC|Disk quota exceeded/i,
    () => 'the disk is full: the database needs free space (nothing was lost)',
  ],
  [
    /lock file "postmaster\.pid" already exists|pre-existing shared memory block/,
    (folder) => `the database folder ${folder} is in use by another running Plantsoen: stop that one first`,
  ],
  [/Unix-domain socket path .* is too long/, () => 'the socket path is too long: set TMPDIR to a shorter folder'],
  [/error while loading shared libraries/, () => 'the PostgreSQL binaries are incomplete: delete node_modules and start again'],
];

/** Converts the output of a failed PostgreSQL program to a one-line message. */
export function explain(output: string, folder: string): LaunchProblem {
  const known = explanations.find(([pattern]) => pattern.test(output));
  if (known) return new LaunchProblem(known[1](folder));
  const lines = output.split('\n').map((line) => line.trim());
  const cause = lines.find((line) => /FATAL|PANIC|error:/.test(line)) ?? lines.findLast((line) => line !== '') ?? 'no output';
  return new LaunchProblem(
    `the database folder ${folder} cannot be used; nothing in it was changed (PostgreSQL: ${cause.replace(/^.*?(FATAL|PANIC|error):\s*/, '')})`,
  );
}
