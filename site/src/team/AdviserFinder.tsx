import { type FormEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Button } from '../design/Button.tsx';
import { SideSection } from '../design/headings/SectionHeading.tsx';
import { read } from '../platform/data/operation.ts';
import { useFetch } from '../platform/data/use-fetch.ts';
import { AdviserFinder as operation } from '../platform/generated/operations.ts';
import type { AdviserFinderAnswerFragment } from '../platform/generated/operations-types.ts';
import { useMessages } from '../platform/messages/page-messages.tsx';
import { replaceQuery } from '../platform/navigation/shown-query.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import styles from './AdviserFinder.module.css';
import { AdviserPerson } from './AdviserPerson.tsx';
import { type AdviserPlace, type AdviserResult, storedPlace, storePlace } from './adviser-place.ts';
import { markedAdviser } from './marked-adviser.ts';
import { PlaceFields } from './PlaceFields.tsx';
import { PostcodeLine } from './PostcodeLine.tsx';

type AdviserFinderProps = {
  /** The place in the address. */
  found: AdviserResult;
  /** General phone number. */
  phone: string | null;
};

/**
 * Renders the search for the adviser of a place (CON-08): the form, the person on the ground line, and the regions along the country's
 * postcodes. The team of the page marks that person. Without scripts, the form leads to the same page with the place in its address.
 */
export function AdviserFinder({ found, phone }: AdviserFinderProps) {
  const { hrefOf, query, siteId } = useSite();
  const t = useMessages('team');
  const form = useRef<HTMLFormElement>(null);
  const [shown, setShown] = useState(found);
  const { pending, run } = useFetch<AdviserFinderAnswerFragment>();
  const ask = async (place: AdviserPlace, isAsked: boolean) => {
    const answer = await run(async (signal) => {
      const { adviser } = await query(operation, { siteId, ...place }, signal);
      return read<AdviserFinderAnswerFragment>(adviser);
    });
    setShown({ place, isAsked, answer });
    if (answer?.adviser) storePlace({ country: place.country, postcode: answer.postcode ?? '' });
  };
  const start = useEffectEvent(() => {
    if (found.answer?.adviser && found.isAsked)
      storePlace({ country: found.place.country, postcode: found.answer.postcode ?? '' });
    const known = found.isAsked ? undefined : storedPlace();
    if (!known || !form.current) return;
    fillIn(form.current, known);
    void ask(known, true);
  });
  useEffect(() => start(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const place = placeIn(event.currentTarget);
    replaceQuery(place);
    void ask(place, true);
  };
  const { answer, place, isAsked } = shown;
  const adviserId = isAsked ? answer?.adviser?.id : undefined;
  const mark = t('title');
  useEffect(() => {
    markedAdviser.set(adviserId === undefined ? undefined : { id: adviserId, mark });
    return () => markedAdviser.set(undefined);
  }, [adviserId, mark]);
  const problem = isAsked && answer?.problem ? answer.problem : undefined;
  return (
    <SideSection id="adviser" title={t('title')}>
      <div>
        <div className={styles.finder}>
          <search className={styles.search}>
            <form ref={form} className={styles.form} action={`${hrefOf('contact')}#adviser`} onSubmit={submit} noValidate>
              <PlaceFields
                place={found.place}
                shownCountry={place.country}
                problem={problem}
                onCountry={(country) => void ask({ country, postcode: '' }, false)}
              />
              <Button type="submit" look="secondary" aria-busy={pending || undefined}>
                {t('find')}
              </Button>
            </form>
          </search>
          <div className={styles.answer} role="status">
            {isAsked && <AdviserPerson shown={shown} phone={phone} />}
          </div>
        </div>
        {answer && <PostcodeLine answer={answer} isAsked={isAsked} />}
      </div>
    </SideSection>
  );
}

function placeIn(form: HTMLFormElement): AdviserPlace {
  const data = new FormData(form);
  const textOf = (name: string) => String(data.get(name) ?? '').trim();
  return { country: textOf('country'), postcode: textOf('postcode') };
}

function fillIn(form: HTMLFormElement, { country, postcode }: AdviserPlace): void {
  for (const [name, value] of Object.entries({ country, postcode })) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
}
