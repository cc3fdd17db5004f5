import { afterAll, vi } from 'vitest';

// Test files share a process with its modules and globals, so each one restores what it has replaced.
afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
