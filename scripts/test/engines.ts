// Finds Firefox and WebKit for the journeys.
import { attempt, type FoundPrograms, findPrograms, type Program } from './system-programs.ts';

const always = async () => true;

/** Whether a file is Firefox. It may be a stub that asks for a snap, so it must print a version. */
async function isFirefox(path: string): Promise<boolean> {
  const { succeeded, output } = await attempt(path, ['--version']);
  return succeeded && /firefox \d+\./i.test(output);
}

const programs: readonly Program[] = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], package: 'firefox-esr', works: isFirefox },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], package: 'webkit2gtk-driver', works: always },
  { variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb', works: always },
];

export const findEngines = (): Promise<FoundPrograms> => findPrograms(programs);
