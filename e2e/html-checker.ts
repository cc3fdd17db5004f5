import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const checker = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'));

type Message = { type: string; subType?: string; url: string; message: string; extract?: string };

/**
 * Runs the W3C checker over HTML documents in one Java process. Returns each error and warning once, with the number of its
 * documents and the address of the first. Writes the documents to the folder.
 */
export async function checkHtml(documents: ReadonlyMap<string, string>, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const addresses = new Map<string, string>();
  for (const [address, html] of documents) {
    const name = `${addresses.size}.html`;
    addresses.set(name, address);
    await writeFile(join(folder, name), html);
  }
  const args = ['-jar', checker, '--format', 'json', '--stdout', '--exit-zero-always', ...addresses.keys()];
  const { stdout } = await promisify(execFile)(process.env.JAVA_PATH ?? 'java', args, {
    cwd: folder,
    maxBuffer: 256 * 1024 * 1024,
  });
  const { messages }: { messages: Message[] } = JSON.parse(stdout);
  const places = Map.groupBy(messages.filter(isFault), describe);
  return [...places].map(([text, [first, ...others]]) => {
    const address = addresses.get(first?.url.split('/').at(-1) ?? '');
    return `${text}\n  at ${address}${others.length > 0 ? ` and ${others.length} more times` : ''}: ${first?.extract?.trim()}`;
  });
}

/** Whether a message is an error or a warning. Others are hints on style, such as on React's slash in `<br/>`. */
const isFault = ({ type, subType }: Message) => type !== 'info' || subType === 'warning';

const describe = ({ type, subType, message }: Message) => `${subType ?? type}: ${message}`;
