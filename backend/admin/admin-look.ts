import type { Config } from 'payload';

/** Suffix of the title of every tab. */
export const titleSuffix = '· Plantsoen';

/** Additions of the admin to Payload's configuration. Components are named by their path from this folder. */
export const adminLook: Config['admin'] = {
  components: {
    providers: ['/components/escape-guard.tsx#EscapeGuard', '/components/paste-guard.tsx#PasteGuard'],
    beforeNavLinks: [
      'RoleMark',
      'QuotesLink',
      'PricesLink',
      'ImportsLink',
      'TranslationsLink',
      'ConnectionsLink',
      'JobsLink',
      'DemoLink',
    ].map((name) => `/components/nav-links.tsx#${name}`),
    afterNavLinks: ['/components/nav-links.tsx#TrashLink'],
    views: {
      connections: { Component: '/components/connections/connections-view.tsx#ConnectionsView', path: '/connections' },
      dashboard: { Component: '/components/dashboard/dashboard-view.tsx#DashboardView' },
      demoContent: { Component: '/components/demo/demo-view.tsx#DemoView', path: '/demo-content' },
      drafts: { Component: '/components/dashboard/drafts-view.tsx#DraftsView', path: '/drafts' },
      invitation: { Component: '/components/account/invitation-view.tsx#InvitationView', path: '/invitation', exact: true },
      login: { Component: '/components/account/log-in-view.tsx#LogInView' },
      imports: { Component: '/components/imports/import-view.tsx#ImportView', path: '/imports' },
      jobs: { Component: '/components/jobs/jobs-view.tsx#JobsView', path: '/jobs' },
      mediaCheck: { Component: '/components/media/media-check-view.tsx#MediaCheckView', path: '/media-check' },
      planned: { Component: '/components/dashboard/planned-view.tsx#PlannedView', path: '/planned' },
      prices: { Component: '/components/prices/price-view.tsx#PriceView', path: '/prices' },
      quotes: { Component: '/components/quotes/quotes-view.tsx#QuotesView', path: '/quotes' },
      quoteFigures: { Component: '/components/quotes/quote-figures-view.tsx#QuoteFiguresView', path: '/quote-figures' },
      translations: {
        Component: '/components/translations/translations-view.tsx#TranslationsView',
        path: '/translations',
      },
      trash: { Component: '/components/trash/trash-view.tsx#TrashView', path: '/trash' },
    },
    graphics: {
      Logo: '/components/logo.tsx#Logo',
      Icon: '/components/logo.tsx#Mark',
    },
  },
  // Payload collects the components of tabs, but not those of their pills.
  dependencies: { usedInPill: { path: '/components/references/used-in-pill.tsx#UsedInPill', type: 'component' } },
  timezones: {
    supportedTimezones: [{ label: 'Amsterdam, Berlin', value: 'Europe/Amsterdam' }],
    defaultTimezone: 'Europe/Amsterdam',
  },
  meta: {
    titleSuffix,
    icons: [{ rel: 'icon', type: 'image/svg+xml', url: '/icon.svg' }],
    // Payload's default is an English description of itself.
    openGraph: { siteName: 'Plantsoen', description: 'Plantsoen' },
    defaultOGImageType: 'off',
  },
  importMap: { autoGenerate: false },
};
