import { createReadStream } from 'node:fs';

/** Names of what a PDF does by itself, or carries along besides what it shows; an address that it goes to as soon as it is opened. */
const actions =
  /\/(?:JavaScript|Launch|EmbeddedFile|RichMedia|ImportData|SubmitForm)(?![A-Za-z])|\/(?:OpenAction|AA)\s*<<[^>]{0,80}\/(?:URI|GoTo[RE])(?![A-Za-z])/;
/** A name may be written with codes of its letters. */
const codedLetter = /#([0-9a-f]{2})/gi;
const overlap = 120;

/** Whether a PDF asks for something to run. What it has packed away, readers of PDF must refuse. */
export async function actsByItself(path: string): Promise<boolean> {
  let tail = '';
  for await (const chunk of createReadStream(path, { encoding: 'latin1' })) {
    const text = `${tail}${chunk}`.replace(codedLetter, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
    if (actions.test(text)) return true;
    tail = `${tail}${chunk}`.slice(-overlap);
  }
  return false;
}
