// The built admin, on ADMIN_PORT: node backend/admin/start.mjs. SIGTERM and SIGINT let running requests finish, then end it.
process.env.PORT = process.env.ADMIN_PORT || '3002';
process.env.HOSTNAME = '0.0.0.0';
await import('./.next/standalone/backend/admin/server.js');
