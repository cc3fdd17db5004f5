'use client';

import { Button, useTranslation } from '@payloadcms/ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type BlockGroup, blockGroups } from '../../../src/page-builder/block-groups.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { BlockChoice } from './block-choices.ts';
import { matchingOffer, type PickerGroup } from './block-search.ts';
import { neighbour } from './card-neighbour.ts';
import { pickerLabels as labels, noMatch } from './picker-labels.ts';
import type { BlockValues } from './row-state.ts';
import { TemplateChoices } from './template-choices.tsx';
import { useTemplates } from './use-templates.ts';

type Props = {
  choices: readonly BlockChoice[];
  /** Tells where the block is inserted. */
  place: string;
  /** Blocks in the clipboard of the admin. */
  copied: readonly BlockValues[];
  hasTemplates: boolean;
  onChoose: (kind: string) => void;
  onInsert: (blocks: readonly BlockValues[]) => void;
  onClose: () => void;
};

/** Renders the panel in which editors choose a block by its drawing (EDT-07). */
export function BlockPicker({ choices, place, copied, hasTemplates, onChoose, onInsert, onClose }: Props) {
  const { i18n } = useTranslation();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState('');
  const [chosenGroup, setGroup] = useState<PickerGroup<BlockGroup>>();
  const { templates, isFailed } = useTemplates(hasTemplates);
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  useEffect(() => {
    dialog.current?.showModal();
    search.current?.focus();
  }, []);

  const { blocks, templates: shownTemplates, isMatched } = matchingOffer(query, chosenGroup, { blocks: choices, templates });
  const isSearch = query.trim() !== '';
  const groups = [...new Set(choices.map(({ group }) => group))];

  function handleKey(event: KeyboardEvent) {
    const isInSearch = event.target === search.current;
    if (event.key === 'Enter' && isInSearch && isSearch && isMatched) {
      event.preventDefault();
      return blocks[0] ? onChoose(blocks[0].kind) : onInsert(shownTemplates[0]?.blocks ?? []);
    }
    if (event.key === '/' && !isInSearch) {
      event.preventDefault();
      return search.current?.focus();
    }
    const cards = [...(dialog.current?.querySelectorAll<HTMLElement>('[data-card]') ?? [])];
    const at = cards.indexOf(event.target as HTMLElement);
    const next = isInSearch && event.key === 'ArrowDown' ? cards[0] : neighbour(cards, at, event.key);
    if (!next || (isInSearch && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    next.focus();
  }

  return (
    <dialog ref={dialog} className="plantsoen-picker" aria-labelledby={`${id}-title`} onClose={onClose} onKeyDown={handleKey}>
      <div className="plantsoen-picker-head">
        <h2 id={`${id}-title`}>{text('title')}</h2>
        <p>{place}</p>
        <Button buttonStyle="none" icon="x" aria-label={text('close')} onClick={() => dialog.current?.close()} />
      </div>
      <search>
        <input
          ref={search}
          type="search"
          className="plantsoen-input"
          maxLength={100}
          value={query}
          aria-label={text('search')}
          placeholder={text('search')}
          onChange={(event) => setQuery(event.target.value)}
        />
      </search>
      <div className="plantsoen-picker-groups">
        <fieldset aria-label={text('groups')}>
          {[undefined, ...groups].map((group) => (
            <button key={group ?? ''} type="button" aria-pressed={chosenGroup === group} onClick={() => setGroup(group)}>
              {group ? labelFor({ i18n }, blockGroups[group]) : text('all')}{' '}
              <span>{choices.filter((choice) => !group || choice.group === group).length}</span>
            </button>
          ))}
          {templates.length > 0 && (
            <button type="button" aria-pressed={chosenGroup === 'templates'} onClick={() => setGroup('templates')}>
              {text('templates')} <span>{templates.length}</span>
            </button>
          )}
        </fieldset>
        {copied.length > 0 && (
          <Button buttonStyle="none" onClick={() => onInsert(copied)}>
            {text('paste')}
          </Button>
        )}
      </div>
      <p role="status">{!isMatched && labelFor({ i18n }, noMatch(query.trim()))}</p>
      {groups
        .filter((group) => blocks.some((choice) => choice.group === group))
        .map((group) => (
          <section key={group} aria-labelledby={`${id}-${group}`}>
            <h3 id={`${id}-${group}`}>{labelFor({ i18n }, blockGroups[group])}</h3>
            <ul>
              {blocks
                .filter((choice) => choice.group === group)
                .map(({ kind, name, help, picture }) => (
                  <li key={kind}>
                    <button type="button" data-card={kind} onClick={() => onChoose(kind)}>
                      <img src={picture} alt="" width="240" height="160" />
                      <strong>{name}</strong>
                      <span>{help}</span>
                    </button>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      {isFailed && <p role="alert">{text('templatesFailed')}</p>}
      <TemplateChoices templates={shownTemplates} onInsert={onInsert} />
      <footer>
        <kbd>←</kbd> <kbd>↑</kbd> <kbd>→</kbd> <kbd>↓</kbd> {text('keyChoose')} <kbd>Enter</kbd> {text('keyInsert')} <kbd>/</kbd>{' '}
        {text('keySearch')} <kbd>Esc</kbd> {text('keyClose')}
      </footer>
    </dialog>
  );
}
