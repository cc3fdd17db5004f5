/** Matches actions that run automatically, embedded files, and addresses that open together with the PDF. */
const actions =
  /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia|ImportData|SubmitForm)(?![A-Za-z])|\/(?:OpenAction|AA)\s*<<[^>]{0,80}\/(?:URI|GoTo[RE])(?![A-Za-z])/;
/** Matches a letter that is written as a code in a PDF name. */
const codedLetter = /#([0-9a-f]{2})/gi;
/** Number of characters that chunks share: more than the longest name with each letter as a code. */
const overlap = 400;

/** Searches a text in chunks for PDF actions, including actions that span two chunks. */
export class ActionSearch {
  #tail = '';

  finds(piece: string): boolean {
    const text = `${this.#tail}${piece}`;
    this.#tail = text.slice(-overlap);
    return actions.test(text.replace(codedLetter, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))));
  }
}
