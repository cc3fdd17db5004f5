// Preloaded into the Node processes that a command starts: such a process stops as if asked to when its starter is gone, however
// that ended. Processes that it forks in turn inherit the preload; it is not meant for them.
const longestStop = 15_000;

if (process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), longestStop).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel?.unref();
}
