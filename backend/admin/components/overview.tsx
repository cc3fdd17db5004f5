import { DefaultTemplate } from '@payloadcms/next/templates';
import type { AdminViewServerProps } from 'payload';
import type { ReactNode } from 'react';

type Props = { view: AdminViewServerProps; title: string; children: ReactNode };

/** Renders an overview with its title, beside the menu of the admin. */
export function Overview({ view: { initPageResult, params, searchParams }, title, children }: Props) {
  const { permissions, req, visibleEntities, locale } = initPageResult;
  return (
    <DefaultTemplate
      i18n={req.i18n}
      locale={locale}
      params={params}
      payload={req.payload}
      permissions={permissions}
      searchParams={searchParams}
      user={req.user ?? undefined}
      visibleEntities={visibleEntities}
    >
      <main className="plantsoen-overview gutter--left gutter--right">
        <h1>{title}</h1>
        {children}
      </main>
    </DefaultTemplate>
  );
}
