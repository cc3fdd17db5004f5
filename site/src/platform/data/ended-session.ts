let hasEnded = false;

/** Whether an answer in this window has said that the member's session is over, and taken its cookies along. */
export const endedSession = {
  get: (): boolean => hasEnded,
  note(): void {
    hasEnded = true;
  },
};
