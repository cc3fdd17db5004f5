import { labelFor } from '../../../src/platform/payload/label.ts';
import type { DiscontinuationEffects } from '../../../src/products/discontinuation/discontinuation-effects.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { effectLabels, discontinuationLabels as labels } from './discontinuation-labels.ts';

type Props = { effects: DiscontinuationEffects; i18n: { language: string } };

const names = Object.keys(effectLabels) as (keyof DiscontinuationEffects)[];

/** Renders what a discontinued product affects, with numbers and what becomes of it. */
export function DiscontinuationEffectsTable({ effects, i18n }: Props) {
  return (
    <table className="plantsoen-uses plantsoen-effects">
      <ColumnHeads names={(['what', 'count', 'becomes'] as const).map((name) => labelFor({ i18n }, labels[name]))} />
      <tbody>
        {names.map((name) => (
          <tr key={name} data-effect={name}>
            <td>{labelFor({ i18n }, effectLabels[name].what)}</td>
            <td>{effects[name]}</td>
            <td>{labelFor({ i18n }, effectLabels[name].becomes)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
