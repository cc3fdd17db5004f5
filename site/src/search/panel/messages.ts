import { domainMessages } from '../../platform/messages/page-messages.tsx';
import type texts from './messages/nl.json';

export const useMessages = domainMessages<typeof texts>('search/panel');
