import { countryCodes } from '@plantsoen/contract/countries.ts';
import type { AdviserProblem } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import styles from './AdviserFinder.module.css';
import { type AdviserPlace, finderCountry, maxPostcodeLength } from './adviser-place.ts';

type PlaceFieldsProps = {
  /** Initial values. */
  place: AdviserPlace;
  /** Country of the shown answer. */
  shownCountry: string;
  problem: AdviserProblem | undefined;
  onCountry(country: string): void;
};

/** Renders the fields for country and postcode. The answer beside them explains a wrong postcode. */
export function PlaceFields({ place, shownCountry, problem, onCountry }: PlaceFieldsProps) {
  const t = useMessages('team');
  const isWrong = problem === 'unknownPostcode' || problem === 'postcodeNeeded';
  return (
    <>
      <div className={styles.field}>
        <label htmlFor="adviser-country">{t('country')}</label>
        <select
          className={styles.control}
          id="adviser-country"
          name="country"
          autoComplete="off"
          defaultValue={finderCountry(place.country.toUpperCase()) ?? ''}
          onChange={({ target }) => onCountry(target.value)}
        >
          {!finderCountry(place.country.toUpperCase()) && <option value="" />}
          {countryCodes.map((code) => (
            <option key={code} value={code}>
              {t(code)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.field}>
        <label htmlFor="adviser-postcode">{t('postcode')}</label>
        <input
          className={styles.control}
          id="adviser-postcode"
          name="postcode"
          maxLength={maxPostcodeLength}
          defaultValue={place.postcode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'adviser-problem adviser-hint' : 'adviser-hint'}
        />
      </div>
      <p className={styles.hint} id="adviser-hint">
        {t(shownCountry.toUpperCase() === 'NL' ? 'hint' : 'hintOther')}
      </p>
    </>
  );
}
