/**
 * `npm run dev`: the server, restarted on every change, and the app with hot reload. One Ctrl-C
 * ends both.
 */
import { join } from 'node:path';
import { endChildrenWithUs, root, start } from './child.ts';

const apiPort = process.env.PORT ?? '3000';
const appPort = process.env.APP_PORT ?? '5173';
const address = `http://127.0.0.1:${appPort}`;

endChildrenWithUs();
const server = start('node', ['--watch', '--watch-preserve-output', 'server/src/main.ts'], {
  env: { PUBLIC_URL: address, ...process.env, PORT: apiPort },
});
const app = start('vite', ['--host', '127.0.0.1', '--port', appPort, '--strictPort'], {
  cwd: join(root, 'web'),
  env: { ...process.env, TORG_API: `http://127.0.0.1:${apiPort}` },
});
console.log(`torg: work at ${address}; the server's own address serves the last build\n`);

// Ends both when either of them ends.
for (const [child, other] of [
  [server, app],
  [app, server],
] as const) {
  child.once('close', (code) => {
    other.kill('SIGTERM');
    other.once('close', () => process.exit(code ?? 1));
  });
}
