import { idsPerEntry } from '../../../src/page-builder/block-ids.ts';

/** A block of the form: its id on the site, and its kind. */
type EditedBlock = { block: number; label: string };

/** Returns the block of the form in which an element is; undefined outside of the blocks. */
export function blockAround(element: Element, entryId: number): EditedBlock | undefined {
  const row = element.closest('[id^="blocks-row-"]');
  const index = Number(row?.id.slice('blocks-row-'.length));
  if (!row || !Number.isSafeInteger(index)) return undefined;
  const label = row.querySelector('.plantsoen-block small')?.textContent?.trim() ?? '';
  return { block: entryId * idsPerEntry + index + 1, label };
}

/** Opens the block in the form, scrolls to it and focuses its header. Another tab of the form may hide it. */
export async function openBlock(block: number, entryId: number): Promise<void> {
  const index = block - entryId * idsPerEntry - 1;
  const find = () => document.getElementById(`blocks-row-${index}`);
  if (!find()) {
    document.querySelector<HTMLElement>('.tabs-field__tab-button')?.click();
    await new Promise((done) => setTimeout(done, 100));
  }
  const row = find();
  const toggle = row?.querySelector<HTMLElement>('.collapsible__toggle');
  if (!row || !toggle) return;
  if (toggle.classList.contains('collapsible__toggle--collapsed')) toggle.click();
  row.scrollIntoView({ block: 'start' });
  toggle.focus({ preventScroll: true });
}
