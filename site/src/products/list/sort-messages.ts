import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './sort/messages/nl.json';

/** Texts of the sort orders, for members. */
export const useSortMessages = domainMessages<typeof texts>('products/list/sort');
