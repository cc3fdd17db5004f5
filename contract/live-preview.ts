/** Path of the frame that shows previews beside a form of the admin (EDT-08). */
export const livePreviewPath = '/live-preview/';

/** Maximum length of the unsaved values of a form, as JSON. */
export const maxUnsavedLength = 1_000_000;

/** Reason for which the frame keeps the last picture. */
export type LivePreviewFailure = 'expired' | 'address' | 'values' | 'busy' | 'failed';

/** Message of the admin to the frame: unsaved values to show, or the block that the editor edits. */
export type ToPreview =
  | { plantsoen: 'show'; token: string; unsaved: string; number: number }
  | { plantsoen: 'frame'; block: number | null; label: string };

/** Message of the frame to the admin: it is ready, it shows these values or cannot, or a block was clicked. */
export type FromPreview =
  | { plantsoen: 'ready' }
  | { plantsoen: 'shown'; number: number }
  | { plantsoen: 'failed'; number: number; reason: LivePreviewFailure }
  | { plantsoen: 'clicked'; block: number };

type Message = { data: unknown; origin: string; source: unknown };
type Sender = { origin: string; source: unknown };

/** Returns the values of a message from this window and origin; undefined for any other message. */
function valuesOf({ data, origin, source }: Message, sender: Sender): Record<string, unknown> | undefined {
  if (origin !== sender.origin || !sender.source || source !== sender.source) return undefined;
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>) : undefined;
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

/** Returns the message of the admin in an event; undefined for a message of another window or with other values. */
export function readToPreview(event: Message, admin: Sender): ToPreview | undefined {
  const { plantsoen, token, unsaved, number, block, label } = valuesOf(event, admin) ?? {};
  if (plantsoen === 'show' && typeof token === 'string' && typeof unsaved === 'string' && isCount(number))
    return { plantsoen, token, unsaved, number };
  if (plantsoen === 'frame' && (block === null || isCount(block)) && typeof label === 'string')
    return { plantsoen, block, label };
  return undefined;
}

const failures: readonly unknown[] = ['expired', 'address', 'values', 'busy', 'failed'] satisfies LivePreviewFailure[];
const isFailure = (value: unknown): value is LivePreviewFailure => failures.includes(value);

/** Returns the message of the frame in an event; undefined for a message of another window or with other values. */
export function readFromPreview(event: Message, frame: Sender): FromPreview | undefined {
  const { plantsoen, number, reason, block } = valuesOf(event, frame) ?? {};
  if (plantsoen === 'ready') return { plantsoen };
  if (plantsoen === 'shown' && isCount(number)) return { plantsoen, number };
  if (plantsoen === 'failed' && isCount(number) && isFailure(reason)) return { plantsoen, number, reason };
  if (plantsoen === 'clicked' && isCount(block)) return { plantsoen, block };
  return undefined;
}
