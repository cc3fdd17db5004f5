import base from './playwright.config.ts';
export default { ...base, globalSetup: undefined, timeout: 60_000, workers: 1 };
