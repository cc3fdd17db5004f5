type Size = { width: number; height: number };

/** Whether a marker starts a frame with the size: all SOF markers except those that define tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);

/** Returns the size of a JPEG from its header; undefined for other data. */
export function jpegSize(bytes: Buffer): Size | undefined {
  if (bytes.length < 4 || bytes.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= bytes.length && bytes[at] === 0xff; ) {
    const marker = bytes.readUInt8(at + 1);
    if (isFrame(marker)) {
      const size = { width: bytes.readUInt16BE(at + 7), height: bytes.readUInt16BE(at + 5) };
      return size.width > 0 && size.height > 0 ? size : undefined;
    }
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return undefined;
}
