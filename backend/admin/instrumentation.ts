/** Runs before the first request: an invalid environment ends the process at once. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { adminConfiguration } = await import('./admin-configuration.ts');
  const { keepFilesPrivate } = await import('../src/platform/private-files.ts');
  const { guardRequests } = await import('./http-edge.ts');
  const { databaseProbe } = await import('./database-probe.ts');
  const { createLog } = await import('../src/platform/log.ts');
  const { adminUrl, dataFolder, databaseUrl, trustedProxies, production, logLevel } = adminConfiguration();
  try {
    keepFilesPrivate(dataFolder);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
  const settings = { isHttps: adminUrl.startsWith('https:'), trustedProxies, isDevelopment: !production };
  const log = createLog('admin', logLevel);
  guardRequests(settings, databaseProbe(databaseUrl), (line) => log.warn(line));
}
