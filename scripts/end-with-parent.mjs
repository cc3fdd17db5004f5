// Preloaded into every Node process that a command starts: it stops as asked when its parent is gone, however the parent ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
