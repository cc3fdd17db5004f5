import { toggleOption } from '@plantsoen/contract/product-options.ts';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../design/Button.tsx';
import { notify } from '../../notifications/notify.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { type OfferedOption, OptionBoxes } from '../../products/OptionBoxes.tsx';
import { openList } from '../lists/named-list.ts';
import { namedLists } from '../lists/quotation-lists.ts';
import { orderedLines } from '../lists/section-rules.ts';
import { isSameLine, type QuotationLine } from '../quotation-line.ts';
import { useQuotationLines } from '../quotation-list.ts';
import { maxPieces } from '../quotation-rules.ts';
import { useQuotationChange } from '../use-quotation-change.ts';
import styles from './LineOptions.module.css';
import { type ChoicePart, chooseOptions, type LineChoice } from './line-choice.ts';

type LineOptionsProps = {
  /** Id of the form. */
  id: string;
  line: QuotationLine;
  /** Title of the product. */
  title: string;
  parts: readonly ChoicePart[];
  /** Options of the product (CAT-16). */
  offered: readonly OfferedOption[];
  onClose(): void;
};

/** Renders a form below a line that changes its variant, colour, mounting and options (QUO-10). Escape closes it without a change. */
export function LineOptions({ id, line, title, parts, offered, onClose }: LineOptionsProps) {
  const t = useMessages('quotation/list');
  const ofOptions = useMessages('products/options');
  const lines = useQuotationLines();
  const change = useQuotationChange();
  const [choice, setChoice] = useState<LineChoice>({});
  const options = choice.options ?? line.options ?? [];
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('select, input')?.focus(), []);

  /** Closes the form, and moves the focus to the button of the row that has the line now. */
  const close = (place: number) => {
    const rows = form.current?.closest('[data-rows]');
    flushSync(onClose);
    rows?.querySelectorAll('ol > li')[place]?.querySelector<HTMLElement>('[data-change]')?.focus();
  };
  const placeOf = (sought: QuotationLine, within = lines) =>
    orderedLines({ ...openList(namedLists()), lines: within }).findIndex((other) => isSameLine(other, sought));
  const save = (event: FormEvent) => {
    event.preventDefault();
    const chosen = { ...line, ...choice };
    const changed = chooseOptions(lines, line, choice);
    if (isSameLine(line, chosen)) return close(placeOf(line));
    if (changed === lines) return notify({ kind: 'error', text: t('tooManyPieces', { title, most: maxPieces }) });
    change((now) => chooseOptions(now, line, choice));
    close(placeOf(chosen, changed));
    const isMerged = changed.length < lines.length;
    const count = changed.find((other) => isSameLine(other, chosen))?.amount ?? 1;
    notify({ kind: 'success', text: isMerged ? t('merged', { title, count }) : t('changed', { title }) });
  };
  return (
    <form
      ref={form}
      id={id}
      className={styles.form}
      aria-label={t('changeOf', { title })}
      onSubmit={save}
      onKeyDown={({ key }) => key === 'Escape' && close(placeOf(line))}
    >
      {parts.map(({ part, value, options }) => (
        <label key={part} className={styles.label}>
          {t(part)}
          <select
            className={styles.select}
            value={choice[part] ?? value}
            onChange={({ target }) => setChoice({ ...choice, [part]: target.value })}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.text ?? t(option.value ? 'anyRal' : 'notChosen')}
              </option>
            ))}
          </select>
        </label>
      ))}
      {offered.length > 0 && (
        <fieldset className={styles.options}>
          <legend className={styles.legend}>{ofOptions('options')}</legend>
          <OptionBoxes
            options={offered}
            chosen={options}
            onToggle={(number) => setChoice({ ...choice, options: toggleOption(offered, options, number) })}
          />
        </fieldset>
      )}
      <div className={styles.buttons}>
        <Button small type="submit">
          {t('apply')}
        </Button>
        <Button look="secondary" small onClick={() => close(placeOf(line))}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
