import { Suspense } from 'react';
import { onDemand } from '../platform/rendering/on-demand.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';

const approvalNotice = onDemand(async () => (await import('./ApprovalNotice.tsx')).ApprovalNotice);

/** Tells members whose account waits for approval why they see no prices (MEM-04). */
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
