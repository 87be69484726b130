import pg from 'pg';
import type { Logger } from '../../log.ts';
import { cutConnection } from './postgres-pool.ts';

interface Listener {
  channel: string;
  onPayload: (payload: string) => void;
  onReconnect: () => void;
}

const heartbeatMs = 10_000;
const answerMs = 5_000;
const longestPauseMs = 2_000;

/** One connection that listens on every channel, and reconnects by itself when it is lost. */
export class PostgresListener {
  readonly #url: string;
  readonly #log: Logger;
  readonly #listeners = new Set<Listener>();
  #client: pg.Client | undefined;
  #connecting: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #failures = 0;
  #closed = false;

  constructor(url: string, log: Logger) {
    this.#url = url;
    this.#log = log;
  }

  async listen(listener: Listener): Promise<() => Promise<void>> {
    await (this.#connecting ??= this.#connect());
    this.#listeners.add(listener);
    await this.#client?.query(`listen ${pg.escapeIdentifier(listener.channel)}`);
    return async () => {
      this.#listeners.delete(listener);
    };
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#timer);
    await this.#connecting?.catch(() => {});
    await this.#client?.end();
  }

  async #connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#url,
      application_name: 'torg-listener',
      connectionTimeoutMillis: answerMs,
      query_timeout: answerMs,
      keepAlive: true,
    });
    client.on('error', () => this.#lost(client));
    client.on('end', () => this.#lost(client));
    client.on('notification', ({ channel, payload = '' }) => this.#hear(channel, payload));
    try {
      await client.connect();
      for (const channel of new Set([...this.#listeners].map((listener) => listener.channel))) {
        await client.query(`listen ${pg.escapeIdentifier(channel)}`);
      }
    } catch (error) {
      this.#connecting = undefined;
      cutConnection(client);
      throw error;
    }
    this.#client = client;
    this.#failures = 0;
    this.#timer = setTimeout(() => void this.#heartbeat(client), heartbeatMs);
  }

  async #heartbeat(client: pg.Client): Promise<void> {
    try {
      await client.query('select 1');
    } catch {
      // Whatever went wrong, this connection no longer receives notifications.
      this.#lost(client);
      return;
    }
    if (this.#client !== client || this.#closed) return;
    this.#timer = setTimeout(() => void this.#heartbeat(client), heartbeatMs);
  }

  #lost(client: pg.Client): void {
    if (this.#client !== client || this.#closed) return;
    this.#client = undefined;
    cutConnection(client);
    this.#log.warn('lost the connection that listens for notifications; reconnecting');
    this.#reconnectSoon();
  }

  #reconnectSoon(): void {
    clearTimeout(this.#timer);
    const pauseMs = Math.min(longestPauseMs, 100 * 2 ** this.#failures);
    this.#timer = setTimeout(() => void this.#reconnect(), pauseMs);
  }

  async #reconnect(): Promise<void> {
    this.#connecting = this.#connect();
    try {
      await this.#connecting;
    } catch {
      // The server is not back yet.
      this.#failures += 1;
      if (!this.#closed) this.#reconnectSoon();
      return;
    }
    this.#log.info('listening for notifications again');
    for (const { onReconnect } of this.#listeners) onReconnect();
  }

  #hear(channel: string, payload: string): void {
    for (const listener of this.#listeners) {
      if (listener.channel === channel) listener.onPayload(payload);
    }
  }
}
