import type { Messages } from './message.ts';

export const files = import.meta.glob<Messages>('../../**/messages/de.json', { eager: true, import: 'default' });
