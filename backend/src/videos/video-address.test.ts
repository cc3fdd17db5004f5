import { expect, test } from 'vitest';
import { videoIdOf } from './video-address.ts';

test.each([
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtube.com/watch?list=PL1&v=aqz-KE-bpKQ&t=42s',
  'http://m.youtube.com/watch?v=aqz-KE-bpKQ',
  'https://youtu.be/aqz-KE-bpKQ?si=abc',
  'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  'https://www.youtube.com/live/aqz-KE-bpKQ?feature=share',
  'https://www.youtube.com/embed/aqz-KE-bpKQ?rel=0',
  'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ',
  '  https://www.youtube.com/watch?v=aqz-KE-bpKQ ',
])('BLK-04 finds the video of %s', (address) => {
  expect(videoIdOf(address)).toBe('aqz-KE-bpKQ');
});

test.each([
  'aqz-KE-bpKQ',
  'https://vimeo.com/76979871',
  'https://www.youtube.com/@somebody',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/watch?v=aqz-KE-bpKQ%22onload',
  'https://www.youtube.com.example.org/watch?v=aqz-KE-bpKQ',
  'https://example.org/?u=https://youtu.be/aqz-KE-bpKQ',
  'https://www.youtube.com:8443/watch?v=aqz-KE-bpKQ',
  'javascript:https://youtu.be/aqz-KE-bpKQ',
])('BLK-04 finds no video in %s', (address) => {
  expect(videoIdOf(address)).toBeUndefined();
});
