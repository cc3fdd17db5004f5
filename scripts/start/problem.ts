/** Reason to end the start that the user can understand and fix; the message is one line. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
