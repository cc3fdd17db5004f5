import type { ChangeEvent } from 'react';
import { Button } from '../../design/Button.tsx';
import { defaultDistance, distances, type Near } from '../../filters/filters.ts';
import { useMessages } from '../../platform/messages/page-messages.tsx';
import { useSite } from '../../platform/rendering/site-context.tsx';
import { maxQueryLength } from '../../search/search-query.ts';
import styles from './NearFields.module.css';

type NearFieldsProps = {
  near: Near | undefined;
  /** Whether the list of places has the place. */
  isKnown: boolean;
};

/** Renders the fields that narrow the projects to the surroundings of a place (CON-09). */
export function NearFields({ near, isKnown }: NearFieldsProps) {
  const t = useMessages('projects');
  const { format } = useSite();
  const isWrong = near !== undefined && !isKnown;
  const submit = ({ currentTarget: { form } }: ChangeEvent<HTMLSelectElement>) => {
    if (new FormData(form ?? undefined).get('near')) form?.requestSubmit();
  };
  return (
    <div className={styles.near}>
      <div className={styles.place}>
        <label htmlFor="near">{t('nearPlace')}</label>
        <input
          className={styles.control}
          id="near"
          name="near"
          maxLength={maxQueryLength}
          placeholder={t('placeOrPostcode')}
          defaultValue={near?.place}
          autoComplete="address-level2"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'near-problem' : undefined}
        />
      </div>
      <div className={styles.distance}>
        <label htmlFor="within">{t('within')}</label>
        <select className={styles.select} id="within" name="within" defaultValue={near?.km ?? defaultDistance} onChange={submit}>
          {distances.map((km) => (
            <option key={km} value={km}>
              {format.count(km)} km
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" look="secondary">
        {t('showNear')}
      </Button>
      {isWrong && (
        <p className={styles.problem} id="near-problem" role="alert">
          {t('unknownPlace')}
        </p>
      )}
    </div>
  );
}
