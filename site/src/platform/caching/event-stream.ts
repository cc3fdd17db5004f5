/** A server-sent event. */
export type StreamEvent = { event: string; id?: string; data: string };

/** Yields the events of a text/event-stream. Calls `onChunk` for all received data, including comments. */
export async function* readEvents(body: AsyncIterable<Uint8Array>, onChunk: () => void): AsyncGenerator<StreamEvent> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of body) {
    onChunk();
    text = (text + decoder.decode(chunk, { stream: true })).replaceAll('\r\n', '\n');
    const blocks = text.split('\n\n');
    text = blocks.pop() ?? '';
    for (const block of blocks) {
      const event = readEvent(block);
      if (event) yield event;
    }
  }
}

function readEvent(block: string): StreamEvent | undefined {
  const fields = new Map<string, string>();
  for (const line of block.split('\n')) {
    const [, name, value = ''] = /^(\w+)(?:: ?(.*))?$/.exec(line) ?? [];
    if (name) fields.set(name, fields.has(name) && name === 'data' ? `${fields.get(name)}\n${value}` : value);
  }
  const data = fields.get('data');
  return data === undefined ? undefined : { event: fields.get('event') ?? 'message', id: fields.get('id'), data };
}
