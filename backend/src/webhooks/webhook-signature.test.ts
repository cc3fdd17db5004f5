import { createHmac } from 'node:crypto';
import { expect, it } from 'vitest';
import { newWebhookSecret, webhookSignature } from './webhook-signature.ts';

it('EDT-13 signs ID, time and body with the key in the secret, once per secret', () => {
  const key = Buffer.from('the key of the receiver, 32 bytes');
  const secret = `whsec_${key.toString('base64')}`;
  const expected = createHmac('sha256', key).update('evt_1.1700000000.{"a":"é"}').digest('base64');
  expect(webhookSignature([secret], 'evt_1', 1_700_000_000, '{"a":"é"}')).toBe(`v1,${expected}`);
  const both = webhookSignature([secret, newWebhookSecret()], 'evt_1', 1_700_000_000, '{"a":"é"}');
  expect(both).toMatch(/^v1,\S+ v1,\S+$/);
  expect(both.split(' ')[0]).toBe(`v1,${expected}`);
});

it('EDT-13 creates secrets of 256 bits', () => {
  expect(newWebhookSecret()).toMatch(/^whsec_[A-Za-z\d+/]{43}=$/);
  expect(newWebhookSecret()).not.toBe(newWebhookSecret());
});
