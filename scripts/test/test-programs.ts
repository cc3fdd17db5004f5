// Finds the system programs of tests: Firefox and WebKit for the journeys, Java for the W3C checker, tools that build and check images.
import { attempt, findPrograms, type Program, type ProgramLookup } from './system-programs.ts';

const always = async () => true;

/** Whether a file is Firefox. It may be a stub that asks for a snap, so it must print a version. */
async function isFirefox(path: string): Promise<boolean> {
  const { succeeded, output } = await attempt(path, ['--version']);
  return succeeded && /firefox \d+\./i.test(output);
}

const engines: readonly Program[] = [
  { variable: 'FIREFOX_PATH', names: ['firefox-esr', 'firefox'], package: 'firefox-esr', works: isFirefox },
  { variable: 'WEBKIT_DRIVER_PATH', names: ['WebKitWebDriver'], package: 'webkit2gtk-driver', works: always },
  { variable: 'XVFB_PATH', names: ['Xvfb'], package: 'xvfb', works: always },
];

/** Finds Firefox and WebKit. */
export const findEngines = (): Promise<ProgramLookup> => findPrograms(engines);

/** Minimum Java version of the checker. */
const oldestJava = 11;

/** Whether a file is Java. It may be a stub that asks for an installation, so it must print a version. */
async function isJava(path: string): Promise<boolean> {
  const { succeeded, output } = await attempt(path, ['-version']);
  return succeeded && Number(/version "(\d+)/.exec(output)?.[1]) >= oldestJava;
}

/** Finds Java. */
export const findJava = (): Promise<ProgramLookup> =>
  findPrograms([{ variable: 'JAVA_PATH', names: ['java'], package: 'default-jre-headless', works: isJava }]);

const imageTools: readonly Program[] = [
  { variable: 'BUILDAH_PATH', names: ['buildah'], package: 'buildah', works: always },
  { variable: 'MMDEBSTRAP_PATH', names: ['mmdebstrap'], package: 'mmdebstrap', works: always },
  { variable: 'CADDY_PATH', names: ['caddy'], package: 'caddy', works: always },
  { variable: 'NGINX_PATH', names: ['nginx'], package: 'nginx-light', works: always },
  { variable: 'KUBECTL_PATH', names: ['kubectl'], package: 'kubernetes-client', works: always },
];

/** Finds the tools that build images and render manifests. */
export const findImageTools = (): Promise<ProgramLookup> => findPrograms(imageTools);
