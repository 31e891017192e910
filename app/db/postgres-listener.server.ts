import pg from 'pg';
import { assertChannel, guardSubscriber } from './channels.server.ts';
import type { ChannelSubscriber, DatabaseReports } from './database-handle.server.ts';

const FIRST_RETRY_MS = 100;
const LONGEST_RETRY_MS = 5_000;
/** A connection whose other end vanished without a word looks healthy, so it is asked this often. */
const HEARTBEAT_MS = 30_000;

/**
 * One connection of its own for all channels. Opened by the first `listen`; after a loss it comes back by itself, listens
 * to every channel again and tells each subscriber that notifications may have been missed.
 */
export class PostgresListener {
  readonly #config: pg.ClientConfig;
  readonly #onWarning: DatabaseReports['onWarning'];
  readonly #channels = new Map<string, Set<Required<ChannelSubscriber>>>();
  /** Pending or standing; undefined while there is none. */
  #connection: Promise<pg.Client> | undefined;
  #standing: pg.Client | undefined;
  #hasLostConnection = false;
  #retryTimer: NodeJS.Timeout | undefined;
  #retryDelay = FIRST_RETRY_MS;
  #isClosed = false;

  constructor(config: pg.ClientConfig, onWarning: DatabaseReports['onWarning']) {
    this.#config = config;
    this.#onWarning = onWarning;
  }

  /** See `DatabaseHandle.listen`. Rejects if the server can't be reached; once it has resolved, losses are its own care. */
  async listen(channel: string, subscriber: ChannelSubscriber): Promise<() => Promise<void>> {
    assertChannel(channel);
    if (this.#isClosed) throw new Error('The database is closed.');
    const entry = guardSubscriber(channel, subscriber, this.#onWarning);
    this.#channels.set(channel, (this.#channels.get(channel) ?? new Set()).add(entry));
    try {
      const client = await this.#connect();
      await client.query(`listen ${channel}`);
    } catch (error) {
      this.#forget(channel, entry);
      throw error;
    }
    return () => this.#unlisten(channel, entry);
  }

  /** Ends the connection for good. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#retryTimer);
    this.#channels.clear();
    const client = await this.#connection?.catch(() => undefined);
    this.#standing = undefined;
    await client?.end();
  }

  /** Whether that was the channel's last subscriber. */
  #forget(channel: string, entry: Required<ChannelSubscriber>): boolean {
    const subscribers = this.#channels.get(channel);
    if (!subscribers?.delete(entry) || subscribers.size > 0) return false;
    return this.#channels.delete(channel);
  }

  async #unlisten(channel: string, entry: Required<ChannelSubscriber>): Promise<void> {
    if (!this.#forget(channel, entry) || this.#isClosed) return;
    try {
      const client = await this.#connection;
      // Somebody may have begun to listen again while this waited.
      if (!this.#channels.has(channel)) await client?.query(`unlisten ${channel}`);
    } catch {
      // The connection is gone, and with it the subscription.
    }
  }

  #connect(): Promise<pg.Client> {
    this.#connection ??= this.#open().catch((error: unknown) => {
      this.#connection = undefined;
      throw error;
    });
    return this.#connection;
  }

  async #open(): Promise<pg.Client> {
    const client = new pg.Client(this.#config);
    client.on('error', (error) => this.#lose(client, error));
    client.on('end', () => this.#lose(client, new Error('The server closed the connection.')));
    client.on('notification', ({ channel, payload }) => {
      for (const subscriber of this.#channels.get(channel) ?? []) subscriber.onPayload(payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of this.#channels.keys()) await client.query(`listen ${channel}`);
      if (this.#isClosed) throw new Error('The database is closed.');
    } catch (error) {
      client.end().catch(() => undefined);
      throw error;
    }
    this.#standing = client;
    this.#retryDelay = FIRST_RETRY_MS;
    this.#keepChecking(client);
    if (this.#hasLostConnection) this.#tellReconnected();
    return client;
  }

  #keepChecking(client: pg.Client): void {
    const timer = setInterval(() => {
      client.query('select 1').catch((error: unknown) => this.#lose(client, error));
    }, HEARTBEAT_MS);
    timer.unref();
    client.once('end', () => clearInterval(timer));
  }

  #tellReconnected(): void {
    this.#hasLostConnection = false;
    for (const subscribers of this.#channels.values()) {
      for (const subscriber of subscribers) subscriber.onReconnect();
    }
  }

  #lose(client: pg.Client, cause: unknown): void {
    if (this.#standing !== client) return;
    this.#standing = undefined;
    this.#connection = undefined;
    this.#hasLostConnection = true;
    client.end().catch(() => undefined);
    this.#onWarning?.('The connection that listens for notifications was lost; connecting again.', cause);
    this.#retry();
  }

  #retry(): void {
    this.#retryTimer = setTimeout(() => {
      this.#connect().catch(() => {
        if (!this.#isClosed) this.#retry();
      });
    }, this.#retryDelay);
    this.#retryDelay = Math.min(this.#retryDelay * 2, LONGEST_RETRY_MS);
  }
}
