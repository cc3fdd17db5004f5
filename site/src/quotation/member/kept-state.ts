import type { AskedLine } from '../asked-lines.ts';

const storageKey = 'productQuotationKept';

/** The list as browser and account last had it in common, by member: what is changed since is told by it. Version 0 is none. */
export type KeptState = { memberId: number; version: number; lines: readonly AskedLine[]; project: string };

/** What this browser and a member's account last had in common; nothing where another member was here since. */
export function keptState(memberId: number): KeptState {
  const none: KeptState = { memberId, version: 0, lines: [], project: '' };
  try {
    const kept: Partial<KeptState> | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    const isKept = kept?.memberId === memberId && Number.isInteger(kept.version) && Array.isArray(kept.lines);
    return isKept ? { ...none, ...kept, project: String(kept.project ?? '') } : none;
  } catch {
    return none;
  }
}

/** Notes it; answers whether the browser keeps anything. */
export function keepState(state: KeptState): boolean {
  try {
    localStorage.setItem(storageKey, JSON.stringify(state));
    return true;
  } catch {
    return false;
  }
}
