// node check-health.mjs <variable> <default port>: exits with 0 if the program of this container is alive.
const [, , variable, port] = process.argv;
const isAlive = await fetch(`http://127.0.0.1:${process.env[variable] || port}/health/`).then(
  ({ ok }) => ok,
  () => false,
);
process.exit(isAlive ? 0 : 1);
