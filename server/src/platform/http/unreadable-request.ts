import type { Socket } from 'node:net';
import { Refusal } from '../refusal.ts';
import { errorBody } from './error-answers.ts';

/** Answers what Node cannot read as HTTP, and so no route and no hook sees, in the usual form. */
export function refuseUnreadable(error: { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const refusal = new Refusal('request_validation_error');
  const body = JSON.stringify(errorBody('main', refusal, new Date()));
  const head = [
    `HTTP/1.1 ${refusal.status} Bad Request`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
