import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { type ChosenFile, type FileHit, maxChosen, rangeBetween } from './file-groups.ts';

type Chosen = ReadonlyMap<number, ChosenFile>;

/** The chosen files of the download centre, also those that the present filters leave out. */
export type ChosenFiles = {
  chosen: Chosen;
  /** Whether scripts run. Without them the browser counts nothing. */
  isReady: boolean;
  /** Whether the last choice exceeded the maximum number. */
  isFull: boolean;
  /** Chooses or drops a file, with those between the last one and it if Shift is pressed. */
  toggle(id: number, isChosen: boolean, isRange: boolean): void;
  /** Notes whether Shift is pressed with the space bar, because some browsers do not tell it for the click. */
  noteShift(event: KeyboardEvent): void;
  setAll(isChosen: boolean): void;
  clear(): void;
};

/** Manages the chosen files. An address may name the first ones. */
export function useChosenFiles(hits: readonly FileHit[], first: readonly number[]): ChosenFiles {
  const open = hits.filter(({ download }) => download.url !== null).map(({ download }) => download);
  const ids = open.map(({ id }) => id);
  const byId = new Map(open.map(({ id, kind, size }) => [id, { kind, size }]));
  const [chosen, setChosen] = useState<Chosen>(() => withFiles(new Map(), first, byId));
  const [isFull, setFull] = useState(false);
  const [isReady, setReady] = useState(false);
  const last = useRef<number>(undefined);
  const shift = useRef(false);
  // Boxes that were ticked before the scripts ran raise no events.
  const takeEarly = useEffectEvent(() => {
    const early = document.querySelectorAll<HTMLInputElement>('input[name="file"]:checked');
    setChosen(
      withFiles(
        chosen,
        Array.from(early, ({ value }) => Number(value)),
        byId,
      ),
    );
    setReady(true);
  });
  useEffect(() => takeEarly(), []);

  const change = (changed: readonly number[], isChosen: boolean) => {
    const next = isChosen ? withFiles(chosen, changed, byId) : withoutFiles(chosen, changed);
    setFull(isChosen && changed.some((id) => !next.has(id)));
    setChosen(next);
  };
  return {
    chosen,
    isReady,
    isFull,
    toggle: (id, isChosen, isRange) => {
      change(isRange || shift.current ? rangeBetween(ids, last.current, id) : [id], isChosen);
      last.current = id;
      shift.current = false;
    },
    noteShift: ({ key, shiftKey }) => {
      shift.current = key === ' ' && shiftKey;
    },
    setAll: (isChosen) => change(ids, isChosen),
    clear: () => {
      setFull(false);
      setChosen(new Map());
    },
  };
}

/** Returns a choice with further files, as far as they exist and the maximum allows. */
function withFiles(chosen: Chosen, ids: readonly number[], files: Chosen): Chosen {
  const next = new Map(chosen);
  for (const id of ids) {
    const file = files.get(id);
    if (file && (next.has(id) || next.size < maxChosen)) next.set(id, file);
  }
  return next;
}

function withoutFiles(chosen: Chosen, ids: readonly number[]): Chosen {
  const dropped = new Set(ids);
  return new Map([...chosen].filter(([id]) => !dropped.has(id)));
}
