import { domainMessages } from '../platform/messages/page-messages.tsx';
import type texts from './page/messages/nl.json';

export const usePageMessages = domainMessages<typeof texts>('favourites/page');
