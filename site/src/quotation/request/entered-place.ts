import { useEffect, useRef, useState } from 'react';
import { type AdviserPlace, storedPlace } from '../../team/adviser-place.ts';

const typingMs = 400;
const postcodeField = /(post_?code|postal_?code|zip(_?code)?|plz|postleitzahl)$/i;
export const townField = /(town|city|place|plaats|ort|stadt)$/i;
const countryField = /(country|land)$/i;

/**
 * Returns the place that a form states in its fields for country and postcode, by their handles as the API reads them. A form without a
 * postcode may have one in its town. Returns undefined without a digit, because a town has no adviser.
 */
export function placeIn(entries: Iterable<[string, unknown]>): AdviserPlace | undefined {
  const texts = [...entries].flatMap(([name, value]) =>
    typeof value === 'string' && value.trim() ? [[name, value] as const] : [],
  );
  const textOf = (handle: RegExp) =>
    texts
      .find(([name]) => handle.test(name) && !name.includes('.'))?.[1]
      .trim()
      .slice(0, 200);
  const country = textOf(countryField);
  const postcode = textOf(postcodeField) ?? textOf(townField);
  return country && postcode && /\d/.test(postcode) ? { country, postcode } : undefined;
}

/** Returns the place entered in the form of a page, and at first the one of the finder. `onInput` is for the form's container. */
export function useEnteredPlace() {
  const [place, setPlace] = useState<AdviserPlace>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    setPlace(storedPlace());
    return () => clearTimeout(timer.current);
  }, []);
  const onInput = ({ target }: { target: EventTarget }) => {
    const form = target instanceof Element ? target.closest('form') : null;
    clearTimeout(timer.current);
    if (!form) return;
    timer.current = setTimeout(() => {
      const entered = placeIn(new FormData(form).entries());
      if (entered) setPlace(entered);
    }, typingMs);
  };
  return { place, onInput };
}
