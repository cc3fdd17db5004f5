import type { FormContent } from '../../src/forms/form-content.ts';
import { field, testForm } from '../../src/forms/test-form.ts';
import { Blocks } from '../../src/page-builder/Blocks.tsx';
import { type MaskedBlock, unmasked } from '../../src/page-builder/masked-block.ts';
import type { GalleryEntries } from './gallery-entry.ts';

/** Fragments of all blocks, by path. Each has the name of its block's type. */
const fragments = import.meta.glob('../../src/page-builder/blocks/*/*.graphql', { query: '?raw' });
const kinds = Object.keys(fragments).flatMap((path) => /(\w+)\.graphql$/.exec(path)?.[1] ?? []);

const fieldTypes = [
  'SingleLineText',
  'MultiLineText',
  'Email',
  'Phone',
  'Number',
  'Dropdown',
  'Radio',
  'Checkboxes',
  'FileUpload',
  'Agree',
] as const;

/** A form with a field of each visible type. */
const form: FormContent = testForm([fieldTypes.map((type) => field({ type, handle: type, required: type === 'Email' }))]);

/** The examples of each type of block in the demo content. */
export const blockEntries: GalleryEntries = Object.fromEntries(
  kinds.map((kind) => [
    kind,
    ({ blocks }) => {
      const examples = blocks.filter((block) => unmasked(block).__typename === kind);
      if (examples.length === 0) throw new Error(`the demo content has no ${kind}`);
      return <Blocks blocks={kind === 'FormBlock' ? examples.slice(0, 1).map(withForm) : examples} />;
    },
  ]),
);

const withForm = (block: MaskedBlock) => ({ ...block, form }) as unknown as MaskedBlock;
