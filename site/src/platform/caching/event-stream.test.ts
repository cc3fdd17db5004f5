import { expect, test } from 'vitest';
import { readEvents, type StreamEvent } from './event-stream.ts';

async function eventsOf(...chunks: string[]): Promise<StreamEvent[]> {
  const body = (async function* () {
    for (const chunk of chunks) yield new TextEncoder().encode(chunk);
  })();
  return Array.fromAsync(readEvents(body, () => {}));
}

test('SEC-09 events are parsed regardless of the chunks', async () => {
  const events = [
    { event: 'position', id: undefined, data: '{"position":3}' },
    { event: 'change', id: '4', data: '{"tags":["a"]}' },
  ];
  const text = 'event: position\ndata: {"position":3}\n\nevent: change\nid: 4\ndata: {"tags":["a"]}\n\n';
  expect(await eventsOf(text)).toEqual(events);
  expect(await eventsOf(...text)).toEqual(events);
  expect(await eventsOf(text.replaceAll('\n', '\r\n'))).toEqual(events);
});

test('SEC-09 comments and incomplete events are ignored', async () => {
  expect(await eventsOf(': still here\n\n', 'event: change\ndata: {"tags":[')).toEqual([]);
});
