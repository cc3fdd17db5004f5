import { Suspense } from 'react';
import { lazyWithPreload } from '../platform/rendering/lazy-with-preload.tsx';
import { useSite } from '../platform/rendering/site-context.tsx';

const approvalNotice = lazyWithPreload(async () => (await import('./ApprovalNotice.tsx')).ApprovalNotice);

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
