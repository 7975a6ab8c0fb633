/** npm hands a signal to its shell, which dies of it and tells nobody: when the shell is gone, the signal was for us. */
export function stopWithNpm() {
  if (!process.env.npm_lifecycle_event) return;
  const shell = process.ppid;
  setInterval(() => {
    if (process.ppid !== shell) process.kill(process.pid, 'SIGTERM');
  }, 500).unref();
}
