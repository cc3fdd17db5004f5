import { afterAll, vi } from 'vitest';

// Files of tests share a process, and with it modules and globals: none leaves behind what it put in the place of others.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
