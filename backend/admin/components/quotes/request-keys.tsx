'use client';

import { useRouter } from 'next/navigation.js';
import { useEffect, useState } from 'react';

type Props = { opened: number | undefined; addresses: readonly { id: number; href: string }[]; hint: string };

const stored = 'plantsoen-quote-keys';

/** Whether a key belongs to a field that is being typed into, or to a dialog. */
const isTyping = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element && target.closest('input, select, textarea, [contenteditable="true"], dialog') !== null;

/**
 * Handles the keys of the list: J and K open the next and the previous request, R answers and A assigns. They can be turned off, because
 * dictation software types single letters.
 */
export function RequestKeys({ opened, addresses, hint }: Props) {
  const router = useRouter();
  const [isOn, setOn] = useState(true);
  useEffect(() => setOn(localStorage.getItem(stored) !== 'off'), []);
  useEffect(() => {
    if (opened !== undefined) document.getElementById('request-title')?.focus({ preventScroll: true });
  }, [opened]);
  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event)) return;
      const at = addresses.findIndex(({ id }) => id === opened);
      const to = { j: addresses[at + 1], k: addresses[at === -1 ? addresses.length - 1 : at - 1] }[event.key.toLowerCase()];
      const field = { r: 'request-template', a: 'request-adviser' }[event.key.toLowerCase()];
      const focused = field ? document.getElementById(field) : null;
      if (!to && !focused) return;
      event.preventDefault();
      focused?.focus();
      if (to) router.push(to.href, { scroll: false });
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn, opened, addresses, router]);
  return (
    <label className="plantsoen-quotes-keys">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => {
          setOn(target.checked);
          localStorage.setItem(stored, target.checked ? 'on' : 'off');
        }}
      />
      {hint}
    </label>
  );
}
