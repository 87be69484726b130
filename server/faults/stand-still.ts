/** Loaded before Torg in a test: the process stands still for ever once it gets this signal. */
process.on('SIGUSR2', () => {
  while (process.pid > 0);
});
