/** Loads a resource and retries failures after 1 s, 2 s, 4 s and so on. */
export const retryWithBackoff = <Loaded>(load: () => Promise<Loaded>, pause = 1000): Promise<Loaded> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, pause)).then(() => retryWithBackoff(load, 2 * pause)));
