/** A reason to end the start that the person at the keyboard can understand and mend; the message is one line. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
