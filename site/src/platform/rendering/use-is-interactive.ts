import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether React handles events of the component. False on the server and until the page is hydrated. */
export function useIsInteractive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
