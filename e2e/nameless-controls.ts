import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of axe for the names of buttons, links and elements that act as buttons. */
const rules = ['button-name', 'link-name', 'aria-command-name', 'summary-name', 'input-button-name'];

/** Controls without a name, by their place and HTML, and the number of rules that found something to check. */
export type NamelessControls = { found: Set<string>; checked: number };

/** Adds the buttons and links of a page that have no name for screen readers. */
export async function collectNameless(page: Page, place: string, controls: NamelessControls): Promise<void> {
  const { violations, passes } = await new AxeBuilder({ page }).withRules(rules).setLegacyMode().analyze();
  controls.checked += passes.length;
  for (const { nodes } of violations) for (const { html } of nodes) controls.found.add(`${place}: ${html.slice(0, 160)}`);
}
