import pages from 'virtual:demo-pages';
import { defaultLocale, localeCodes } from '@plantsoen/contract/locales.ts';
import { createRoot } from 'react-dom/client';
import '../src/design/foundation/fonts.css';
import '../src/design/foundation/tokens.css';
import '../src/design/foundation/base.css';
import { Examples } from './Examples.tsx';
import { Gallery } from './Gallery.tsx';

const isExamples = location.pathname === '/examples/';
const parameters = new URLSearchParams(location.search);
const locale = localeCodes.find((code) => code === parameters.get('locale')) ?? defaultLocale;

// The links of the examples lead nowhere.
document.addEventListener('click', (event) => {
  if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
});
document.addEventListener('submit', (event) => event.preventDefault());

document.documentElement.lang = locale;
const root = document.createElement(isExamples ? 'main' : 'div');
document.body.append(root);
createRoot(root).render(
  isExamples ? <Examples page={pages[locale]} locale={locale} only={parameters.get('entry')} /> : <Gallery />,
);
