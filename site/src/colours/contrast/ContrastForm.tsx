import { parameterOf } from '@plantsoen/contract/product-query.ts';
import type { ReactNode } from 'react';
import { Button } from '../../design/Button.tsx';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { colourName } from '../colour.ts';
import styles from './ContrastForm.module.css';
import { maxReflectanceLength } from './contrast.ts';
import type { ColourGroup, ContrastChoice, ContrastParameters } from './contrast-choice.ts';
import { pavings } from './pavings.ts';

type ContrastFormProps = {
  /** Prefix of the fields' ids. */
  id: string;
  groups: readonly ColourGroup[];
  choice: ContrastChoice;
  /** Called with what a visitor changes; without it, the form is submitted to the calculator. */
  onChange?: (changed: ContrastParameters) => void;
};

/** Renders the fields for a colour and a paving. The form works without scripts (CAT-20). */
export function ContrastForm({ id, groups, choice, onChange }: ContrastFormProps) {
  const { format, hrefOf } = useSite();
  const t = useMessages('colours/contrast');
  const { colour, paving, typed } = choice;
  const reflectance = (value: number) => t('reflectance', { value: format.number(value, 1) });
  // Only the calculator controls the values: the form of a block has no scripts.
  const initial = (value: string) => (onChange ? { value } : { defaultValue: value });
  const isFaulty = !paving;
  return (
    <form className={styles.form} action={hrefOf('contrast')} onSubmit={onChange && ((event) => event.preventDefault())}>
      <Field id={`${id}-colour`} label={t('colour')}>
        <select
          className={styles.control}
          id={`${id}-colour`}
          name="colour"
          {...initial(parameterOf(colour.code))}
          onChange={onChange && ((event) => onChange({ colour: event.target.value }))}
        >
          {groups.map((group) => (
            <optgroup key={group.id} label={group.title}>
              {group.colours.map((option) => (
                <option key={option.code} value={parameterOf(option.code)}>
                  {`${colourName(option)}, ${reflectance(option.reflectance)}`}
                </option>
              ))}
            </optgroup>
          ))}
        </select>
      </Field>
      <Field id={`${id}-paving`} label={t('paving')}>
        <select
          className={styles.control}
          id={`${id}-paving`}
          name="paving"
          {...initial(paving?.key ?? '')}
          onChange={onChange && ((event) => onChange({ paving: event.target.value, lrv: '' }))}
        >
          {pavings.map((option) => (
            <option key={option.key} value={option.key}>
              {`${t(option.key)}, ${reflectance(option.reflectance)}`}
            </option>
          ))}
          <option value="">{t('ownValue')}</option>
        </select>
      </Field>
      <Field id={`${id}-lrv`} label={t('lrv')}>
        <input
          className={styles.number}
          id={`${id}-lrv`}
          name="lrv"
          inputMode="decimal"
          autoComplete="off"
          maxLength={maxReflectanceLength}
          {...initial(typed)}
          onChange={onChange && ((event) => onChange({ lrv: event.target.value }))}
          aria-invalid={isFaulty || undefined}
          aria-describedby={`${id}-lrv-hint`}
        />
        <p className={isFaulty ? styles.problem : styles.hint} id={`${id}-lrv-hint`} role={isFaulty ? 'alert' : undefined}>
          {t(isFaulty ? 'badLrv' : 'lrvHint')}
        </p>
      </Field>
      {onChange ? (
        <noscript>
          <Button type="submit">{t('calculate')}</Button>
        </noscript>
      ) : (
        <Button type="submit">{t('calculate')}</Button>
      )}
    </form>
  );
}

function Field({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children}
    </div>
  );
}
