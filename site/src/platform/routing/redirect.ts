import { type AnyRouter, redirect } from '@tanstack/react-router';

/** Returns a redirect to a public href of this site. */
export function redirectTo(href: string, statusCode: 301 | 302) {
  return redirect<AnyRouter>({ href, statusCode });
}
