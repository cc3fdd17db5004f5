import { expect, test } from 'vitest';
import { plainRules } from './plain-styles-plugin.ts';

test('PAG-09 the plain style sheet contains the rules for pages without scripts', () => {
  const css =
    '.a{color:red}@media (scripting:none){.a{display:none}.b{color:blue}}.c{color:red}@media print,(scripting: none){.d{top:0}}';
  expect(plainRules(css)).toBe('.a{display:none}.b{color:blue}\n.d{top:0}');
});

test('PAG-09 the plain style sheet keeps other conditions of a rule', () => {
  expect(plainRules('@media (scripting:none) and (width<993px){.a{top:0}}')).toBe('@media (width<993px){.a{top:0}}');
});
