import crypto from 'node:crypto';

/**
 * Cost of a hash: one of the equivalent choices that OWASP lists for Argon2id. It is the one with the least memory, because the
 * API has little. Verifying a password takes about 20 ms of one core.
 */
const cost = { memory: 9216, passes: 4, parallelism: 1 } as const;
const saltBytes = 16;
const hashBytes = 32;

type Cost = { memory: number; passes: number; parallelism: number };
type Stored = Cost & { salt: Buffer; hash: Buffer };

/** Returns the hash of a password in PHC format: `$argon2id$v=19$m=9216,t=4,p=1$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = crypto.randomBytes(saltBytes);
  const hash = await derive(password, salt, cost);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(hash)}`;
}

/**
 * Whether a password matches the stored hash. Without a stored hash, as for an unknown address, returning false takes the same
 * work.
 */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const known = stored ? parse(stored) : undefined;
  const hash = await derive(password, known?.salt ?? crypto.randomBytes(saltBytes), known ?? cost);
  return known !== undefined && crypto.timingSafeEqual(hash, known.hash);
}

/** Whether a stored hash has another cost than the current one. */
export function isOutdated(stored: string): boolean {
  const known = parse(stored);
  return known?.memory !== cost.memory || known.passes !== cost.passes || known.parallelism !== cost.parallelism;
}

/** Normalises a password, so that every encoding of the same characters matches. */
const asTyped = (password: string) => password.toWellFormed().normalize('NFKC');

function derive(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const parameters = { message: asTyped(password), nonce, memory, passes, parallelism, tagLength: hashBytes };
    crypto.argon2('argon2id', parameters, (error, hash) => (error ? reject(error) : resolve(hash)));
  });
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');

function parse(stored: string): Stored | undefined {
  const found = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d)\$([\w+/]{22})\$([\w+/]{43})$/.exec(stored);
  if (!found) return undefined;
  const [memory = 0, passes = 0, parallelism = 0] = found.slice(1, 4).map(Number);
  const [salt, hash] = found.slice(4).map((part) => Buffer.from(part, 'base64'));
  return salt && hash && { memory, passes, parallelism, salt, hash };
}
