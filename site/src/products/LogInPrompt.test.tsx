import { expect, test } from 'vitest';
import { renderView } from '../platform/testing/render-view.tsx';
import { LogInPrompt } from './LogInPrompt.tsx';

const cta = (uri: string, text: string) => ({ text, ariaLabel: null, url: null, element: { uri } });
const sets = {
  globals: {
    logInPopupBox: {
      titleField: 'Richtprijs',
      text: '<p>Na het inloggen ziet u prijzen.</p>',
      cta: cta('aanmelden', 'Inloggen'),
    },
    signUpBox: { cta: cta('registreren', 'Account aanvragen') },
  },
} as never;

test('CAT-06 MEM-04 a guest sees what an account shows, and how to log in or request one', () => {
  const html = renderView(<LogInPrompt sets={sets} />);
  expect(html).toContain('Na het inloggen ziet u prijzen.');
  expect([...html.matchAll(/<a\b[^>]*? href="([^"]*)"[^>]*>([^<]*)/g)].map(([, href, text]) => `${text}: ${href}`)).toEqual([
    'Inloggen: /aanmelden/?return=true',
    'Account aanvragen: /registreren/?return=true',
  ]);
});
