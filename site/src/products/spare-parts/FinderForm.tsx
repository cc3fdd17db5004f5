import type { KeyboardEvent } from 'react';
import { Button } from '../../design/Button.tsx';
import { Icon } from '../../design/Icon.tsx';
import type { PartModelsQuery } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './FinderForm.module.css';
import { type FinderState, maxCodeLength, type Way, ways } from './finder-state.ts';
import { TypePlate } from './TypePlate.tsx';

type FinderFormProps = {
  finder: FinderState;
  models: PartModelsQuery['productsWithParts'];
  problem: string | undefined;
};

const tabTexts = { code: 'byCode', number: 'byNumber', model: 'byModel' } as const satisfies Record<Way, string>;

/** Renders the three ways to find parts as links with an address each, and the form of the current one. It works without scripts. */
export function FinderForm({ finder, models, problem }: FinderFormProps) {
  const { by } = finder;
  const { hrefOf } = useSite();
  const t = useMessages('products/spare-parts');
  const action = hrefOf('spareParts');
  return (
    <search className={styles.finder}>
      <nav aria-label={t('ways')}>
        <ul className={styles.tabs} onKeyDown={moveByArrows}>
          {ways.map((way) => (
            <li key={way}>
              <a
                className={styles.tab}
                href={way === 'code' ? action : `${action}?by=${way}`}
                aria-current={way === by ? 'page' : undefined}
              >
                {t(tabTexts[way])}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.way}>
        <form className={styles.form} action={action}>
          {by !== 'code' && <input type="hidden" name="by" value={by} />}
          {by === 'model' ? <ModelFields {...{ finder, models, problem }} /> : <CodeField by={by} code={finder.code} />}
          <Button type="submit">
            <Icon name="search" />
            {t('find')}
          </Button>
        </form>
        {by === 'code' && <TypePlate />}
      </div>
    </search>
  );
}

/** Moves the focus between the links of a list by the arrow keys. */
function moveByArrows({ key, target, currentTarget }: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[key];
  if (step === undefined) return;
  const links = [...currentTarget.querySelectorAll('a')];
  links.at((links.indexOf(target as HTMLAnchorElement) + step) % links.length)?.focus();
}

function CodeField({ by, code }: { by: 'code' | 'number'; code: string }) {
  const t = useMessages('products/spare-parts');
  return (
    <div className={styles.field}>
      <label htmlFor="parts-code">{t(by)}</label>
      <input
        className={styles.control}
        id="parts-code"
        name="code"
        required
        maxLength={maxCodeLength}
        defaultValue={code}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        aria-describedby="parts-code-hint"
      />
      <p className={styles.hint} id="parts-code-hint">
        {t(by === 'code' ? 'codeHint' : 'numberHint')}
      </p>
    </div>
  );
}

function ModelFields({ finder, models, problem }: FinderFormProps) {
  const t = useMessages('products/spare-parts');
  const isBadYear = problem === 'badYear';
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="parts-model">{t('model')}</label>
        <select
          className={styles.select}
          id="parts-model"
          name="model"
          required
          defaultValue={finder.model ?? ''}
          aria-invalid={problem === 'noModel' || undefined}
          aria-describedby={problem === 'noModel' ? 'parts-model-problem' : undefined}
        >
          <option value="">{t('chooseModel')}</option>
          {models.map(({ id, title, sku }) => (
            <option key={id} value={id}>{`${title} (${sku})`}</option>
          ))}
        </select>
        {problem === 'noModel' && (
          <p className={styles.problem} id="parts-model-problem" role="alert">
            {t('noModel')}
          </p>
        )}
      </div>
      <div className={styles.field}>
        <label htmlFor="parts-year">{t('year')}</label>
        <input
          className={styles.year}
          id="parts-year"
          name="year"
          inputMode="numeric"
          maxLength={10}
          defaultValue={finder.year}
          aria-invalid={isBadYear || undefined}
          aria-describedby={isBadYear ? 'parts-year-problem' : 'parts-year-hint'}
        />
        {isBadYear ? (
          <p className={styles.problem} id="parts-year-problem" role="alert">
            {t('badYear')}
          </p>
        ) : (
          <p className={styles.hint} id="parts-year-hint">
            {t('yearHint')}
          </p>
        )}
      </div>
    </>
  );
}
