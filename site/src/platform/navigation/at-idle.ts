import type { AnyRouter } from '@tanstack/react-router';
import { formatsOf } from '../locale/formats.ts';
import type { SiteAddress } from '../locale/site-address.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { movePictures } from './picture-transition.ts';

/** What comes when the browser is idle, off the way of the page itself. */
export function atIdle(router: AnyRouter, address: SiteAddress, fetchPage: (href: string) => Promise<void>): void {
  readyFormats(address);
  movePictures(router);
  fetchAhead(router, address, fetchPage);
}

/** What a browser does once for a language, before its first figure and its first country, is not left to a click. */
function readyFormats({ locale }: SiteAddress): void {
  const { number, country } = formatsOf(locale);
  number(0);
  country('NL');
}
