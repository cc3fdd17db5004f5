import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

const newKey = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
const openssl = (folder: string, ...args: string[]) => execFileSync('openssl', args, { cwd: folder, stdio: 'pipe' });

/** Creates a certificate authority: NAME.crt and NAME.key in the folder. */
export function createAuthority(folder: string, name: string): void {
  const subject = ['-subj', `/CN=${name}`, '-addext', 'basicConstraints=critical,CA:TRUE'];
  openssl(folder, 'req', '-x509', ...newKey, '-days', '2', ...subject, '-keyout', `${name}.key`, '-out', `${name}.crt`);
}

/** Creates a certificate for localhost that an authority has signed: NAME.crt and NAME.key in the folder. */
export function createCertificate(folder: string, name: string, authority: string): void {
  openssl(folder, 'req', ...newKey, '-subj', `/CN=${name}`, '-keyout', `${name}.key`, '-out', `${name}.csr`);
  writeFileSync(join(folder, 'san.txt'), 'subjectAltName=DNS:localhost,IP:127.0.0.1');
  const signing = ['-CA', `${authority}.crt`, '-CAkey', `${authority}.key`, '-CAcreateserial', '-days', '2'];
  openssl(folder, 'x509', '-req', '-in', `${name}.csr`, ...signing, '-extfile', 'san.txt', '-out', `${name}.crt`);
}
