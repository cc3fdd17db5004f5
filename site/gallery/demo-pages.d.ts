declare module 'virtual:demo-pages' {
  import type { LocaleCode } from '@plantsoen/contract/locales.ts';
  import type { DemoPage } from './demo/demo-page.ts';

  const pages: Record<LocaleCode, DemoPage>;
  export default pages;
}
