import { domainMessages } from '../platform/messages/page-messages.tsx';
import type texts from './price/messages/nl.json';

/** Texts beside prices, which guests do not see. */
export const usePriceMessages = domainMessages<typeof texts>('products/price');
