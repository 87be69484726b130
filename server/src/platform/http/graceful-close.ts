import type { FastifyInstance } from 'fastify';

/** Lets requests in flight end, and their connections with them: a kept one would hold up the stop. */
export function closeGracefully(app: FastifyInstance): void {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
  });
  app.addHook('onSend', async (_request, reply) => {
    if (closing) reply.header('connection', 'close');
  });
}
