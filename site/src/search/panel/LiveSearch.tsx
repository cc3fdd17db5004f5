import { useEffect, useEffectEvent, useId, useState } from 'react';
import { read } from '../../platform/data/operation.ts';
import type { SearchHitFragment } from '../../platform/generated/operations-types.ts';
import { useMobileClass } from '../../platform/interface-state.ts';
import { cleanQuery } from '../search-query.ts';
import { keyAct } from './panel-keys.ts';
import { SearchPanel } from './SearchPanel.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useProductResults } from './use-product-results.ts';

/** Number of hits in the panel (SEA-03). */
const hitsInPanel = { mobile: 6, desktop: 10 };

type LiveSearchProps = { search: HTMLElement; input: HTMLInputElement };

/** Turns a search field into a combobox: while it has text, a panel below it shows matching products. */
export function LiveSearch({ search, input }: LiveSearchProps) {
  const id = useId();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(true);
  const [chosenKey, setChosenKey] = useState('');
  const query = cleanQuery(text);
  const state = useProductResults(query, hitsInPanel[useMobileClass() ? 'mobile' : 'desktop']);
  const isShown = isOpen && query !== '';
  const hits = (isShown && !state.hasFailed && state.found?.columns[0]?.hits) || [];
  const keys = hits.map((hit) => read<SearchHitFragment>(hit).key);
  // A selected product stays selected if the results for further letters contain it.
  const active = keys.indexOf(chosenKey);
  const count = keys.length;
  const hitId = (hit: number) => `${id}${hit}`;

  const readField = useEffectEvent(() => {
    setText(input.value);
    setOpen(true);
    setChosenKey('');
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.target !== input && event.key !== 'Escape') return;
    const act = keyAct(event.key, { isShown, count, active });
    if (!act) return setChosenKey('');
    event.preventDefault();
    if (act.kind === 'choose') choose(act.hit);
    else if (act.kind === 'follow') document.getElementById(hitId(active))?.click();
    else if (act.kind === 'close') closeAround(search);
    else {
      // Focus opens the panel, so it must precede setOpen.
      input.focus();
      setOpen(act.kind === 'show');
      setChosenKey('');
    }
  });
  const choose = (hit: number) => {
    setChosenKey(keys[hit] ?? '');
    const link = document.getElementById(hitId(hit));
    link?.scrollIntoView({ block: 'nearest' });
    // Prefetches the product page, as hovering over its link does.
    link?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
  };
  const ask = (words: string) => {
    input.value = words;
    readField();
    input.focus();
  };

  useEffect(() => {
    const tell = () => readField();
    input.addEventListener('input', tell);
    input.addEventListener('focus', tell);
    const endListening = listenDeferred(search, { key: (event) => press(event), clickBeside: () => setOpen(false) });
    const endFitting = followVisualViewport(search);
    // Reads text that was typed before the listeners were added.
    readField();
    return () => {
      input.removeEventListener('input', tell);
      input.removeEventListener('focus', tell);
      endListening();
      endFitting();
    };
  }, [search, input]);
  useEffect(() => {
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': String(count > 0),
      'aria-controls': id,
      'aria-activedescendant': count > active && active >= 0 ? `${id}${active}` : '',
    };
    for (const [name, value] of Object.entries(attributes)) input.setAttribute(name, value);
  }, [input, id, count, active]);

  return (
    <>
      {isShown && <SearchPanel id={id} hitId={hitId} query={query} active={active} ask={ask} {...state} />}
      <SearchStatus query={isShown ? query : ''} {...state} />
    </>
  );
}

/** Closes the popover or dialog that contains a search. */
function closeAround(search: HTMLElement): void {
  const around = search.closest<HTMLElement>('[popover], dialog');
  if (around instanceof HTMLDialogElement) around.close();
  else around?.hidePopover();
}

/** Delay in ms after which a search reacts to keys and outside clicks (SEA-03). */
const lateness = 500;

type Listeners = { key(event: KeyboardEvent): void; clickBeside(): void };

/** Listens to the keys of a search and to outside clicks, after a delay. Returns a function that removes the listeners. */
function listenDeferred(search: HTMLElement, { key, clickBeside }: Listeners): () => void {
  const click = ({ target }: MouseEvent) => {
    if (target instanceof Node && !search.contains(target)) clickBeside();
  };
  const timer = setTimeout(() => {
    search.addEventListener('keydown', key);
    document.addEventListener('click', click);
  }, lateness);
  return () => {
    clearTimeout(timer);
    search.removeEventListener('keydown', key);
    document.removeEventListener('click', click);
  };
}

/**
 * Sets `--keyboard` to the height in px that an on-screen keyboard covers, so that all results can be scrolled into view. Returns
 * a function that stops this. A zoomed page counts as without keyboard.
 */
function followVisualViewport(search: HTMLElement): () => void {
  const viewport = window.visualViewport;
  const fit = () => {
    if (!viewport) return;
    const covered = viewport.scale > 1.01 ? 0 : Math.max(0, Math.round(innerHeight - viewport.height));
    search.style.setProperty('--keyboard', `${covered}px`);
  };
  viewport?.addEventListener('resize', fit);
  fit();
  return () => viewport?.removeEventListener('resize', fit);
}
