import { parameterOf } from '@plantsoen/contract/product-query.ts';
import { useState } from 'react';
import { Icon } from '../../design/Icon.tsx';
import { TextLink } from '../../design/Link.tsx';
import type { FragmentOf } from '../../platform/data/operation.ts';
import type { ContrastColoursFragment } from '../../platform/generated/operations-types.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { replaceQuery } from '../../platform/navigation/shown-query.ts';
import { useSite } from '../../platform/rendering/site-context.tsx';
import styles from './ContrastCalculator.module.css';
import { ContrastForm } from './ContrastForm.tsx';
import { ContrastResult } from './ContrastResult.tsx';
import { type ContrastParameters, chosenContrast, listColours } from './contrast-choice.ts';

type ContrastCalculatorProps = {
  groups: readonly FragmentOf<ContrastColoursFragment>[];
  /** Parameters of the address. */
  asked: ContrastParameters;
};

/** Renders the calculator: a colour and a paving, and their contrast. Each choice changes the address (CAT-20). */
export function ContrastCalculator({ groups, asked }: ContrastCalculatorProps) {
  const listed = listColours(groups);
  const { hrefOf } = useSite();
  const t = useMessages('colours/contrast');
  const [parameters, setParameters] = useState(asked);
  if (listed.length === 0) return <p className={styles.empty}>{t('noColours')}</p>;
  const choice = chosenContrast(parameters, listed);
  const change = (changed: ContrastParameters) => {
    // The address states the colour from the first change on, so that it means the same when the chart changes.
    const next = { colour: parameterOf(choice.colour.code), paving: choice.paving?.key ?? '', ...parameters, ...changed };
    setParameters(next);
    replaceQuery({ ...next, lrv: next.lrv || undefined });
  };
  return (
    <div className={styles.calculator}>
      <div>
        {choice.unknownColour && (
          <p className={styles.notice}>
            <Icon name="information" />
            {t('unknownColour')}
          </p>
        )}
        <ContrastForm id="contrast" groups={listed} choice={choice} onChange={change} />
        <p className={styles.chart}>
          <TextLink href={hrefOf('colourChart')}>{t('colourChart')}</TextLink>
        </p>
      </div>
      <ContrastResult choice={choice} />
    </div>
  );
}
