import { externalStore } from '../../platform/external-store.ts';
import type { RequestedItem } from '../requested-items.ts';

/** Time in ms for which lines are shown as changed. */
const freshTime = 2000;

const none: readonly RequestedItem[] = [];

/** The lines that other people have just changed (QUO-12). */
export const freshLines = externalStore(none);

let timer: ReturnType<typeof setTimeout> | undefined;

/** Marks lines as changed for two seconds. */
export function markFresh(lines: readonly RequestedItem[]): void {
  if (lines.length === 0) return;
  freshLines.set(lines);
  clearTimeout(timer);
  timer = setTimeout(() => freshLines.set(none), freshTime);
}
