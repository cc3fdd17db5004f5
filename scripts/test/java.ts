// Finds Java, which runs the W3C checker.
import { attempt, type FoundPrograms, findPrograms } from './system-programs.ts';

/** The oldest Java that the checker runs on. */
const oldestJava = 11;

/** A file of that name may be a stub that asks for an installation: only a version counts. */
async function isJava(path: string): Promise<boolean> {
  const { succeeded, output } = await attempt(path, ['-version']);
  return succeeded && Number(/version "(\d+)/.exec(output)?.[1]) >= oldestJava;
}

export const findJava = (): Promise<FoundPrograms> =>
  findPrograms([{ variable: 'JAVA_PATH', names: ['java'], package: 'default-jre-headless', works: isJava }]);
