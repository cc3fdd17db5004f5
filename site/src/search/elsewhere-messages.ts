import { domainMessages } from '../platform/messages/page-messages.tsx';
import type texts from './elsewhere/messages/nl.json';

export const useMessages = domainMessages<typeof texts>('search/elsewhere');
