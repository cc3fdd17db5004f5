// Finds Java, which runs the W3C checker.
import { attempt, type FoundPrograms, findPrograms } from './system-programs.ts';

/** Minimum Java version of the checker. */
const oldestJava = 11;

/** Whether a file is Java. It may be a stub that asks for an installation, so it must print a version. */
async function isJava(path: string): Promise<boolean> {
  const { succeeded, output } = await attempt(path, ['-version']);
  return succeeded && Number(/version "(\d+)/.exec(output)?.[1]) >= oldestJava;
}

export const findJava = (): Promise<FoundPrograms> =>
  findPrograms([{ variable: 'JAVA_PATH', names: ['java'], package: 'default-jre-headless', works: isJava }]);
