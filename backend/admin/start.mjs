// Most editors are in this time zone, so their browsers need not correct the times of server-rendered pages.
process.env.TZ = 'Europe/Amsterdam';
// Starts the built admin on ADMIN_PORT and the interface ADMIN_HOST or HOST: node backend/admin/start.mjs.
process.env.PORT = process.env.ADMIN_PORT || '3002';
process.env.HOSTNAME = process.env.ADMIN_HOST || process.env.HOST || '0.0.0.0';
// instrumentation.ts drains the program at a stop signal.
process.env.NEXT_MANUAL_SIG_HANDLE = 'true';
await import('./.next/standalone/backend/admin/server.js');
