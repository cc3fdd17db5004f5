import type { AnyRouter } from '@tanstack/react-router';
import type { SiteAddress } from '../locale/site-address.ts';
import { fetchAhead } from './fetch-ahead.ts';
import { movePictures } from './picture-transition.ts';

/** What comes when the browser is idle, off the way of the page itself. */
export function atIdle(router: AnyRouter, address: SiteAddress, fetchPage: (href: string) => Promise<void>): void {
  movePictures(router);
  fetchAhead(router, address, fetchPage);
}
