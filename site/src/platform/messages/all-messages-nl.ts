import type { Messages } from './message.ts';

export const files = import.meta.glob<Messages>('../../**/messages/nl.json', { eager: true, import: 'default' });
