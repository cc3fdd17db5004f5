import { redirect } from 'next/navigation.js';
import type { AdminViewServerProps } from 'payload';
import { getSafeRedirect } from 'payload/shared';
import { Logo } from '../logo.tsx';
import { LogInForm } from './log-in-form.tsx';

/** Renders the log-in of the admin instead of Payload's own, whose form cannot ask for a code. */
export function LogInView({ initPageResult, searchParams }: AdminViewServerProps) {
  const target = getSafeRedirect({ fallbackTo: '/admin', redirectTo: searchParams?.redirect ?? '' });
  if (initPageResult.req.user) redirect(target);
  return (
    <>
      <div className="login__brand">
        <Logo />
      </div>
      <LogInForm target={target} />
    </>
  );
}
