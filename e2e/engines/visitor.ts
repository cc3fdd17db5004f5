import { expect } from '@playwright/test';
import { isStarting } from '../browser.ts';
import type { InPage, KeyName, Tab } from './engine.ts';

const patience = { timeout: 30_000 };

/** A visitor of the site. Each action waits until it is possible. */
export type Visitor = ReturnType<typeof createVisitor>;

/**
 * Returns the element of a selector, and of a text if given, whose centre a pointer can reach.
 * Returns null while no such element exists, or while it moves.
 */
async function reachable(selector: string, text: string): Promise<Element | null> {
  const says = (one: Element) => `${one.getAttribute('aria-label') ?? ''} ${one.textContent}`.replace(/\s+/g, ' ').includes(text);
  const found = [...document.querySelectorAll(selector)].find((one) => says(one) && one.getClientRects().length > 0);
  if (!found) return null;
  found.scrollIntoView({ block: 'center', behavior: 'instant' });
  const place = () => {
    const { left, top, width, height } = found.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const before = place();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const [x, y] = place();
  if (x !== before[0] || y !== before[1]) return null;
  const hit = document.elementFromPoint(x, y);
  // A part that is still hidden, as in a panel that opens, does not receive the pointer: the page below it does.
  if (!hit || hit === document.body || hit === document.documentElement) return null;
  return found.contains(hit) || hit.contains(found) ? found : null;
}

/** Whether a visible element of the selector has the text. */
function isShown(selector: string, text: string): boolean {
  const all = [...document.querySelectorAll<HTMLElement>(selector)];
  return all.some((one) => one.checkVisibility({ visibilityProperty: true }) && one.innerText.includes(text));
}

export function createVisitor(tab: Tab, origin: string) {
  const until = <Args extends unknown[], Result>(message: string, inPage: InPage<Args, Result>, ...args: Args) =>
    expect.poll(() => tab.run(inPage, ...args).catch(() => undefined), { message, ...patience });
  const untilStarted = () => until('the application has started', isStarting).toBe(false);
  const click = (selector: string, text = '') =>
    expect
      .poll(() => tab.click(reachable, selector, text).catch(() => false), { message: `click ${selector} ${text}`, ...patience })
      .toBe(true);
  return {
    tab,
    /** Polls the result of a function inside the page. */
    until,
    untilStarted,
    /** Waits for the last task that pages run when the browser is idle: the registration of the service worker. */
    untilIdleWorkIsDone: () =>
      until('a service worker is registered', async () => Boolean(await navigator.serviceWorker.getRegistration())).toBe(true),
    click,
    async open(path: string) {
      await tab.goto(new URL(path, origin).href);
      await untilStarted();
    },
    press: (key: KeyName) => tab.press(key),
    type: (text: string) => tab.type(text),
    async fill(selector: string, text: string) {
      await click(selector);
      await until(`${selector} has the focus`, (one) => document.activeElement?.matches(one), selector).toBe(true);
      await tab.type(text);
    },
    sees: (selector: string, text = '') => until(`${selector} shows ${text}`, isShown, selector, text).toBe(true),
    misses: (selector: string, text = '') => until(`${selector} is gone`, isShown, selector, text).toBe(false),
    isAt: (address: string | RegExp) =>
      until('the address', () => location.pathname + location.search)[typeof address === 'string' ? 'toBe' : 'toMatch'](
        address as string,
      ),
  };
}
