import { expect, it } from 'vitest';
import { readFromPreview, readToPreview } from './live-preview.ts';

const [frame, admin, stranger] = [{}, {}, {}];
const fromFrame = (data: unknown, origin = 'https://nl.test', source: unknown = frame) =>
  readFromPreview({ data, origin, source }, { origin: 'https://nl.test', source: frame });
const fromAdmin = (data: unknown, origin = 'https://admin.test', source: unknown = admin) =>
  readToPreview({ data, origin, source }, { origin: 'https://admin.test', source: admin });
const show = { plantsoen: 'show', token: 'a.b', unsaved: '{}', number: 1 };

it('EDT-08 the frame obeys the admin only', () => {
  expect(fromAdmin(show)).toEqual(show);
  expect(fromAdmin(show, 'https://evil.test')).toBeUndefined();
  expect(fromAdmin(show, 'https://admin.test.evil.test')).toBeUndefined();
  expect(fromAdmin(show, 'https://admin.test', stranger)).toBeUndefined();
  expect(
    readToPreview({ data: show, origin: 'https://admin.test', source: null }, { origin: 'https://admin.test', source: null }),
  ).toBeUndefined();
});

it('EDT-08 the form obeys its frame only', () => {
  expect(fromFrame({ plantsoen: 'clicked', block: 62 })).toEqual({ plantsoen: 'clicked', block: 62 });
  expect(fromFrame({ plantsoen: 'clicked', block: 62 }, 'https://en.test')).toBeUndefined();
  expect(fromFrame({ plantsoen: 'clicked', block: 62 }, 'https://nl.test', stranger)).toBeUndefined();
});

it.each([
  ['no object', 'ready'],
  ['an unknown message', { plantsoen: 'save' }],
  ['a block that is no number', { plantsoen: 'clicked', block: '<b>' }],
  ['an unknown reason', { plantsoen: 'failed', number: 1, reason: 'alert()' }],
  ['no number', { plantsoen: 'shown' }],
])('EDT-08 the form ignores %s', (_, data) => {
  expect(fromFrame(data)).toBeUndefined();
});

it('EDT-08 the frame ignores a message without its values', () => {
  expect(fromAdmin({ ...show, unsaved: {} })).toBeUndefined();
  expect(fromAdmin({ plantsoen: 'frame', block: 'all', label: '' })).toBeUndefined();
  expect(fromAdmin({ plantsoen: 'frame', block: null, label: '' })).toEqual({ plantsoen: 'frame', block: null, label: '' });
});
