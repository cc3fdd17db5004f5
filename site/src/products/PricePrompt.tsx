import type { FragmentOf } from '../platform/data/fragment.ts';
import type { LogInPromptFragment } from '../platform/generated/operations-types.ts';
import { useSite } from '../platform/rendering/site-context.tsx';
import { LogInPrompt } from './LogInPrompt.tsx';
import { MembersNotice } from './MembersNotice.tsx';

/** What stands where prices would, to whoever sees none: how to get an account, or that it waits to be approved (MEM-04). */
export function PricePrompt({ sets }: { sets: FragmentOf<LogInPromptFragment> }) {
  return useSite().isMember ? <MembersNotice /> : <LogInPrompt sets={sets} />;
}
