// Preloaded into the Node processes that a command starts. Such a process stops when its parent has exited for any reason. Processes that
// it forks inherit the preload but ignore it.
const maxStop = 15_000;

if (process.env.STARTED_BY === String(process.ppid)) {
  process.on('disconnect', () => {
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), maxStop).unref();
    process.kill(process.pid, 'SIGTERM');
  });
  process.channel?.unref();
}
