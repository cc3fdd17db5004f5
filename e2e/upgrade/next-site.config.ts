// Vite configuration of a build that follows the present one: its operations and the names of its files differ.
import site from '../../site/vite.config.ts';
import { nextText, operationId, operationTexts } from './next-operations.ts';

const nextTexts = Object.values(operationTexts).map(nextText);
const nextOperations = Object.fromEntries(nextTexts.map((text) => [operationId(text), text]));
const nextIdOf = (id: string) => operationId(nextText(operationTexts[id] ?? ''));

/** Changes the text of every operation, hence its id, as a change of the contract does. */
const changeOperations = {
  name: 'plantsoen:change-operations',
  enforce: 'pre' as const,
  transform(code: string, file: string) {
    if (!file.includes('/platform/generated/')) return;
    if (file.includes('persisted-operations.json')) return JSON.stringify(nextOperations);
    return code.replaceAll(/(?<=\bid: ')[0-9a-f]{12}(?=')/g, nextIdOf);
  },
};

export default {
  ...site,
  build: { ...site.build, outDir: process.env.NEXT_BUILD_FOLDER, emptyOutDir: true },
  plugins: [...(site.plugins ?? []), changeOperations],
};
