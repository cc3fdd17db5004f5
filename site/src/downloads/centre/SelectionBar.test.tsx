import { expect, test } from 'vitest';
import { renderView } from '../../platform/testing/render-view.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import type { ArchiveState } from './use-archive.ts';

const files = {
  chosen: new Map([[7, { kind: 'dxf', size: 31_000 }]]),
  ...{ isReady: true, isFull: false, toggle() {}, noteShift() {}, setAll() {}, clear() {} },
};
const html = (archive: Partial<ArchiveState>, isFull = false) =>
  renderView(
    <SelectionBar
      path="/en/downloads/"
      hits={[]}
      files={{ ...files, isFull }}
      archive={{ progress: undefined, failure: undefined, ...archive }}
    />,
    { locale: 'en' },
  );

test('CAT-15 the arrived part of an archive is a dimension line with its bytes', () => {
  const view = html({ progress: { received: 15_500, total: 31_000 } });
  expect(view).toContain('role="progressbar" aria-label="Preparing the ZIP" aria-valuenow="50" aria-valuetext="16 kB of 31 kB"');
  expect(view).toContain('--length:50%');
  expect(html({ progress: { received: 0, total: 31_000 } })).toContain('aria-valuetext="Preparing the ZIP"');
  expect(html({})).not.toContain('progressbar');
});

test('CAT-15 a failure is told beside the choice, with the names of missing files', () => {
  expect(html({ failure: 'tooLarge' })).toMatch(/role="alert">Together, these files are too large for one ZIP/);
  expect(html({ failure: { missing: 'Blad 1' } })).toContain('Not in the ZIP, because currently unavailable: Blad 1.');
  expect(html({ failure: 'later' })).toContain('1 file selected');
  expect(html({}, true)).toContain('You can select up to 100 files at a time.');
});
