import { useEffect, useState } from 'react';
import { telHref } from '../navigation/link-href.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './AdviserLine.module.css';
import { type AdviserPlace, finderCountry, placeText, storedPlace } from './adviser-place.ts';
import { useAdviser } from './use-adviser.ts';

/** Renders the adviser of the place that the visitor has searched for, and else a link to the finder (CON-08). */
export function AdviserLine() {
  const { hrefOf, locale } = useSite();
  const t = useMessages('team');
  const [place, setPlace] = useState<AdviserPlace>();
  useEffect(() => setPlace(storedPlace()), []);
  const answer = useAdviser(place);
  const finder = `${hrefOf('contact')}#adviser`;
  const code = finderCountry(answer?.country ?? null);
  if (!answer?.adviser || !code)
    return (
      <p className={styles.line}>
        {t('question')} <a href={finder}>{t('toFinder')}</a>
      </p>
    );
  const { nameField, phoneNumber, email } = answer.adviser.information;
  return (
    <p className={styles.line}>
      <span className={styles.name}>
        {t('yours', { place: placeText(answer.postcode, { code, name: t(code) }, locale) })}: {nameField}
      </span>
      {phoneNumber && <a href={telHref(phoneNumber)}>{phoneNumber}</a>}
      {email && <a href={`mailto:${email}`}>{email}</a>}
      <a href={finder}>{t('change')}</a>
    </p>
  );
}
