import { expect, test } from 'vitest';
import { strengthOf } from './PasswordStrength.tsx';

test.each([
  [1, 'weak'],
  [7, 'weak'],
  [8, 'fair'],
  [14, 'fair'],
  [15, 'strong'],
  [128, 'strong'],
] as const)('ACC-01 a password of %i characters is %s', (length, strength) => {
  expect(strengthOf(length)).toBe(strength);
});
