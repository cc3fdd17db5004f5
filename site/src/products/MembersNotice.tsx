import { Suspense } from 'react';
import { onDemand } from '../platform/rendering/on-demand.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';

const approvalNotice = onDemand(async () => (await import('./ApprovalNotice.tsx')).ApprovalNotice);

/** Says on members' pages why there are no prices, while the account waits to be approved (MEM-04). */
export function MembersNotice({ className }: { className?: string | undefined }) {
  const { member } = useSite();
  if (member?.isApproved !== false) return null;
  return (
    <div className={className}>
      <Suspense>
        <approvalNotice.View />
      </Suspense>
    </div>
  );
}
