/** Names of what a PDF does by itself, or carries along besides what it shows; an address that it goes to as soon as it is opened. */
const actions =
  /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia|ImportData|SubmitForm)(?![A-Za-z])|\/(?:OpenAction|AA)\s*<<[^>]{0,80}\/(?:URI|GoTo[RE])(?![A-Za-z])/;
/** A name may be written with codes of its letters. */
const codedLetter = /#([0-9a-f]{2})/gi;
/** More than the longest of these, each letter of it as a code. */
const overlap = 400;

/** Looks for what acts by itself in a text that comes in pieces; what two pieces share is found, too. */
export class ActionSearch {
  #tail = '';

  finds(piece: string): boolean {
    const text = `${this.#tail}${piece}`;
    this.#tail = text.slice(-overlap);
    return actions.test(text.replace(codedLetter, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
  }
}
