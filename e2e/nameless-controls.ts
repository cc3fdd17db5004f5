import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** Rules of axe for the names of buttons, links and elements that act as buttons. */
const rules = ['button-name', 'link-name', 'aria-command-name', 'summary-name', 'input-button-name'];

/** Controls without a name, by their place and HTML, and the number of rules that found something to check. */
export type NamelessControls = { found: Set<string>; checked: number };

/** Maximum time in milliseconds until the scripts of a page have named its menus. */
const scriptsMs = 5000;

/** Adds the buttons and links of a page that have no name for screen readers, also once its scripts run. */
export async function collectNameless(page: Page, place: string, controls: NamelessControls): Promise<void> {
  const end = Date.now() + scriptsMs;
  const analyze = () => new AxeBuilder({ page }).withRules(rules).setLegacyMode().analyze();
  let found = await analyze();
  while (found.violations.length > 0 && Date.now() < end) found = await analyze();
  controls.checked += found.passes.length;
  for (const { nodes } of found.violations) for (const { html } of nodes) controls.found.add(`${place}: ${html.slice(0, 160)}`);
}
