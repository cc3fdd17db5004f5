import { localeCodes } from '@plantsoen/contract/locales.ts';
import { labelFor } from '../../../src/platform/payload/label.ts';
import type { Use } from '../../../src/references/used-in.ts';
import { ColumnHeads } from '../column-heads.tsx';
import { LanguageMark } from '../language-mark.tsx';
import { usedInLabels as labels } from './used-in-labels.ts';

type Props = { uses: readonly Use[]; i18n: { language: string } };

const columns = ['where', 'kind', 'place', 'languages'] as const;

/** Renders the places where a document is used, with their state per language. */
export function UsedInTable({ uses, i18n }: Props) {
  const text = (name: keyof typeof labels) => labelFor({ i18n }, labels[name]);
  return (
    <table className="plantsoen-uses">
      <ColumnHeads names={columns.map(text)} />
      <tbody>
        {uses.map(({ path, place, title, kind, languages }) => (
          <tr key={`${path} ${place}`}>
            <td>
              <a href={`/admin${path}`}>{title}</a>
            </td>
            <td>{kind}</td>
            <td>{place}</td>
            <td>
              {localeCodes.map((locale) => {
                const state = languages[locale];
                return state && <LanguageMark key={locale} locale={locale} state={state} text={text(state)} />;
              })}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
