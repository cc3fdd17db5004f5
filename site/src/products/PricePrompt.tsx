import type { FragmentOf } from '../platform/data/operation.ts';
import type { LogInPromptFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { LogInPrompt } from './LogInPrompt.tsx';
import { MembersNotice } from './MembersNotice.tsx';

/** Renders the replacement for hidden prices: how to get an account, or that approval is pending (MEM-04). */
export function PricePrompt({ sets }: { sets: FragmentOf<LogInPromptFragment> }) {
  return useSite().isMember ? <MembersNotice /> : <LogInPrompt sets={sets} />;
}
