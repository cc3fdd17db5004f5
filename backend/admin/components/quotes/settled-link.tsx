'use client';

import type { MouseEvent, ReactNode } from 'react';
import { savedUpdates } from './use-request-update.ts';

/** Renders a link that first waits until the fields of the request are saved. It stays on the page if one was refused. */
export function SettledLink({ href, children }: { href: string; children: ReactNode }) {
  async function follow(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    if (await savedUpdates()) window.location.assign(href);
  }
  return (
    <a href={href} onClick={follow}>
      {children}
    </a>
  );
}
