import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './sort/messages/nl.json';

/** The orders of a list, to members. */
export const useSortMessages = domainMessages<typeof texts>('products/list/sort');
