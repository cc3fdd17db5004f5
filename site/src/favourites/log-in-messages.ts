import { domainMessages } from '../platform/messages/page-messages.tsx';
import type texts from './log-in/messages/nl.json';

export const useLogInMessages = domainMessages<typeof texts>('favourites/log-in');
