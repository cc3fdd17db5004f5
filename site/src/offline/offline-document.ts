import { type LocaleCode, localeOf } from '@plantsoen/contract/locales.ts';
import { pathOf } from '@plantsoen/contract/paths.ts';
import { preloadedFonts } from '../design/foundation/fonts.ts';
import type { ElevationSource } from '../design/pictures/Elevation.tsx';
import type { LogoPicture } from '../navigation/LogoLink.tsx';
import { telHref } from '../navigation/link-href.ts';
import { elementIds as ids } from './element-ids.ts';
import de from './messages/de.json' with { type: 'json' };
import en from './messages/en.json' with { type: 'json' };
import nl from './messages/nl.json' with { type: 'json' };

const texts = { nl, en, de } satisfies Record<LocaleCode, unknown>;

/** Company data on the page that is shown without a connection. */
export type OfflineCompany = {
  name: string;
  phone: string;
  logo: LogoPicture | null;
  /** Drawings before and after the gap on the ground line. */
  around: { before: ElevationSource; behind: readonly ElevationSource[] } | undefined;
};

type OfflineDocumentParts = {
  locale: LocaleCode;
  prefix: string;
  company: OfflineCompany;
  /** Inline script and style sheet, because no file of the application may be available. */
  script: string;
  styles: string;
};

/**
 * Returns the self-contained page that is shown for an unavailable page without a connection (PAG-10). Its script adds the data stored in
 * the browser: the quotation list, and the available pages.
 */
export function offlineDocument({ locale, prefix, company, script, styles }: OfflineDocumentParts): string {
  const t = texts[locale];
  const phone = escaped(company.phone);
  const call = escaped(t.call).replace('{phone}', phone);
  return `<!DOCTYPE html>
<html lang="${localeOf(locale).languageTag}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#55948B">
<meta name="robots" content="noindex">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${preloadedFonts.map((font) => `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`).join('\n')}
<title>${escaped(t.title)} – ${escaped(company.name)}</title>
<style>${styles}</style>
<header><div class="container"><a href="${prefix}/">${logo(company)}</a></div></header>
<main>
<div class="ground"><div class="container heading">
<h1>${escaped(t.heading)}</h1>
<p class="intro">${escaped(t.text)}</p>
<p class="ways"><a class="button" href="">${escaped(t.again)}</a>${phone && `<a class="link" href="${telHref(company.phone)}"><span>${call}</span></a>`}</p>
<div class="strip">${strip(company, escaped(t.figure))}</div>
</div></div>
<div class="container columns">
<section><h2>${escaped(t.list)}</h2><p id="${ids.listText}" data-filled="${escaped(t.listText)}">${escaped(t.emptyList)}</p>
<ul id="${ids.lines}" hidden></ul><p><a class="link" id="${ids.toList}" href="${prefix}${pathOf('quotationList', locale)}" hidden><span>${escaped(t.toList)}</span></a></p></section>
<section><h2>${escaped(t.pages)}</h2><p id="${ids.pagesText}" data-filled="${escaped(t.pagesText)}">${escaped(t.noPages)}</p>
<ul id="${ids.pages}" data-prefix="${prefix}" hidden></ul></section>
</div>
</main>
<template id="${ids.line}"><li class="line"><span class="amount">${escaped(t.times)}</span><span><span class="title"></span><br><span class="note"></span></span></li></template>
<template id="${ids.section}"><li><h3 class="section"></h3><ul></ul></li></template>
<template id="${ids.page}"><li><a class="title" href=""></a></li></template>
<script>${script}</script>
`;
}

function logo({ logo, name }: OfflineCompany): string {
  if (!logo) return escaped(name);
  return `<img src="${escaped(logo.url)}" width="${logo.width}" height="${logo.height}" alt="${escaped(name)}">`;
}

function strip({ around }: OfflineCompany, figure: string): string {
  const gap = `<p class="gap">${figure}</p>`;
  return around ? elevation(around.before) + gap + around.behind.map(elevation).join('') : gap;
}

function elevation({ url, widthMm, heightMm }: ElevationSource): string {
  const style = `--drawing:url('${encodeURI(url)}');--width-mm:${widthMm};--height-mm:${heightMm}`;
  return `<span class="elevation" style="${escaped(style)}" aria-hidden="true"></span>`;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? '');
}
