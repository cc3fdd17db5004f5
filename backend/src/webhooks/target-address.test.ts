import { describe, expect, it } from 'vitest';
import { addressProblem, isAllowedAddress } from './target-address.ts';

const strict = { allowsLocalhost: false };
const local = { allowsLocalhost: true };

describe('EDT-13 the address of a webhook target', () => {
  it.each([
    ...['10.0.0.1', '172.16.9.9', '192.168.1.1', '100.64.0.1', '100.100.100.200', '127.0.0.1', '127.9.9.9', '0.0.0.0', '0.1.2.3'],
    ...[
      '169.254.169.254',
      '168.63.129.16',
      '192.0.0.192',
      '224.0.0.1',
      '239.1.1.1',
      '240.0.0.1',
      '255.255.255.255',
      '198.18.0.1',
    ],
    ...['::', '::1', '::7f00:1', '::ffff:127.0.0.1', '::ffff:10.0.0.1', '::ffff:a00:1', 'fe80::1', 'fc00::1', 'fd00:ec2::254'],
    ...[
      'ff02::1',
      '64:ff9b::7f00:1',
      '64:ff9b:1::1',
      '2002:7f00:1::',
      '2001::1',
      '2001:db8::1',
      '100::1',
      'fec0::1',
      'elsewhere',
    ],
  ])('is refused if it is %s', (address) => {
    expect(isAllowedAddress(address, strict)).toBe(false);
  });

  it.each(['93.184.216.34', '8.8.8.8', '172.32.0.1', '2606:2800:220:1:248:1893:25c8:1946', '2a00:1450:400e::200e'])(
    'is accepted if it is %s',
    (address) => {
      expect(isAllowedAddress(address, strict)).toBe(true);
    },
  );

  it('may be this machine only by configuration', () => {
    for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) expect(isAllowedAddress(address, local)).toBe(true);
    for (const address of ['10.0.0.1', '169.254.169.254', '0.0.0.0']) expect(isAllowedAddress(address, local)).toBe(false);
  });

  it.each([
    ['', 'url'],
    ['crm.example.com/hook', 'url'],
    [`https://example.com/${'x'.repeat(500)}`, 'url'],
    ['http://example.com/', 'https'],
    ['ftp://example.com/', 'https'],
    ['javascript:alert(1)', 'https'],
    ['http://localhost/', 'https'],
    ['https://user:secret@example.com/', 'credentials'],
    ['https://127.0.0.1/', 'address'],
    ['https://0x7f.1/', 'address'],
    ['https://2130706433/', 'address'],
    ['https://[::ffff:7f00:1]/', 'address'],
    ['https://169.254.169.254/latest/meta-data/', 'address'],
    ['https://localhost/', 'address'],
    ['https://absent.invalid/', 'unresolved'],
    ['https://93.184.216.34/hook', undefined],
  ])('%j is refused because of %s', async (text, problem) => {
    expect(await addressProblem(text, strict)).toBe(problem);
  });

  it('may use http only for this machine', async () => {
    expect(await addressProblem('http://localhost:8080/hook', local)).toBeUndefined();
    expect(await addressProblem('http://93.184.216.34/', local)).toBe('https');
    expect(await addressProblem('http://10.0.0.1/', local)).toBe('https');
  });
});
