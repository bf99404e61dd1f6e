import type { Server } from "node:http";
import { Duplex } from "node:stream";
import type { FaultyWorld } from "./faulty-calls.ts";
import type { SimulatedProcess } from "./simulated-process.ts";

/** How the simulated network misbehaves. Probabilities are per message. */
export type NetworkFaults = {
  /** Longest usual delay of a message, in milliseconds. */
  delayMs: number;
  /** Probability that a message is delayed by up to `lateMs`. */
  late: number;
  lateMs: number;
  /** Probability that a connection is cut while it carries a message, which may still arrive in part. */
  cut: number;
};

/** Bytes that one end of a connection may have sent and the other not yet read. */
const WINDOW_BYTES = 65_536;

/**
 * One end of a TCP connection in memory. It has the parts of `net.Socket` that `node:http`, `ws` and the services use.
 */
class SimulatedSocket extends Duplex {
  readonly remoteAddress: string;
  readonly owner: SimulatedProcess;
  bytesRead = 0;
  bytesWritten = 0;
  readonly #send: (from: SimulatedSocket, bytes: Buffer, sent: () => void) => void;
  readonly #end: (from: SimulatedSocket) => void;
  readonly #close: (from: SimulatedSocket) => void;
  /** Called when the reader has made room. */
  #roomWaiters: (() => void)[] = [];
  #unread = 0;

  constructor(options: {
    owner: SimulatedProcess;
    remoteAddress: string;
    send: (from: SimulatedSocket, bytes: Buffer, sent: () => void) => void;
    end: (from: SimulatedSocket) => void;
    close: (from: SimulatedSocket) => void;
  }) {
    super({ allowHalfOpen: true });
    this.owner = options.owner;
    this.remoteAddress = options.remoteAddress;
    this.#send = options.send;
    this.#end = options.end;
    this.#close = options.close;
    // Whoever uses the socket may have left it by the time it is reset.
    this.on("error", () => {});
  }

  setTimeout(): this {
    return this;
  }
  setNoDelay(): this {
    return this;
  }
  setKeepAlive(): this {
    return this;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  destroySoon(): void {
    if (this.writable) this.end();
    if (this.writableFinished) this.destroy();
    else this.once("finish", () => this.destroy());
  }
  resetAndDestroy(): this {
    this.destroy();
    return this;
  }

  /** Takes bytes that have arrived from the peer. */
  receive(bytes: Buffer): void {
    if (this.destroyed) return;
    this.bytesRead += bytes.length;
    this.#unread = this.push(bytes) ? 0 : this.#unread + bytes.length;
  }

  receiveEnd(): void {
    if (!this.destroyed) this.push(null);
  }

  /** Ends the connection as a reset does. */
  reset(): void {
    if (this.destroyed) return;
    this.destroy(Object.assign(new Error("the connection was reset"), { code: "ECONNRESET" }));
  }

  /** Resolves the callback once the reader has room for more. */
  whenRoom(callback: () => void): void {
    if (this.#unread < WINDOW_BYTES || this.destroyed) callback();
    else this.#roomWaiters.push(callback);
  }

  override _read(): void {
    this.#unread = 0;
    for (const waiter of this.#roomWaiters.splice(0)) waiter();
  }

  override _write(chunk: Buffer | string, encoding: BufferEncoding, callback: () => void): void {
    const bytes = typeof chunk === "string" ? Buffer.from(chunk, encoding) : Buffer.from(chunk);
    this.bytesWritten += bytes.length;
    this.#send(this, bytes, callback);
  }

  override _final(callback: () => void): void {
    this.#end(this);
    callback();
  }

  override _destroy(error: Error | null, callback: (error: Error | null) => void): void {
    for (const waiter of this.#roomWaiters.splice(0)) waiter();
    callback(error);
    this.#close(this);
  }
}

type Listener = { server: Server; process: SimulatedProcess };

/** Connects simulated clients with the HTTP servers of simulated processes. */
export class SimulatedNetwork {
  readonly #listeners = new Map<string, Listener>();
  readonly #world: FaultyWorld;
  readonly #faults: NetworkFaults;
  #connections = 0;

  constructor(world: FaultyWorld, faults: NetworkFaults) {
    this.#world = world;
    this.#faults = faults;
  }

  /** Connections to this name reach the server until its process is killed. */
  listen(name: string, server: Server, process: SimulatedProcess): void {
    const listener = { server, process };
    this.#listeners.set(name, listener);
    process.onKill(() => {
      if (this.#listeners.get(name) === listener) this.#listeners.delete(name);
    });
  }

  /** @returns the client's end of a new connection, which is refused with an error if nothing listens */
  connect(name: string, client: SimulatedProcess, address: string): SimulatedSocket {
    const { time, random, trace, areFaulty } = this.#world;
    const faults = this.#faults;
    const id = ++this.#connections;
    /** Time at which the latest message of each direction arrives: TCP keeps the order. */
    const arrivals = new Map<SimulatedSocket, number>();

    const delayOf = (from: SimulatedSocket): number => {
      let ms = random.between(1, faults.delayMs);
      if (areFaulty() && random.chance(faults.late)) ms += random.between(0, faults.lateMs);
      const atMs = Math.max(time.nowMs + ms, arrivals.get(from) ?? 0);
      arrivals.set(from, atMs);
      return atMs - time.nowMs;
    };
    const cut = () => {
      trace.add("cut", id);
      for (const end of [near, far]) end.owner.deliver(() => end.reset());
    };
    const send = (from: SimulatedSocket, bytes: Buffer, sent: () => void) => {
      const to = from === near ? far : near;
      const isCut = areFaulty() && random.chance(faults.cut);
      const arriving = isCut ? bytes.subarray(0, random.between(0, bytes.length)) : bytes;
      time.after(delayOf(from), () => {
        trace.add(`${from === near ? "to" : "from"} ${name}`, id, arriving.length);
        to.owner.deliver(() => to.receive(arriving));
        if (isCut) cut();
        to.whenRoom(() => from.owner.deliver(sent));
      });
    };
    const end = (from: SimulatedSocket) => {
      const to = from === near ? far : near;
      time.after(delayOf(from), () => to.owner.deliver(() => to.receiveEnd()));
    };
    const close = (from: SimulatedSocket) => {
      const to = from === near ? far : near;
      if (from.writableFinished) return;
      time.after(delayOf(from), () => to.owner.deliver(() => to.reset()));
    };

    const listener = this.#listeners.get(name);
    const near = new SimulatedSocket({ owner: client, remoteAddress: "127.0.0.1", send, end, close });
    const far = new SimulatedSocket({ owner: listener?.process ?? client, remoteAddress: address, send, end, close });
    time.after(random.between(1, faults.delayMs), () => {
      if (listener === undefined || listener.process.isKilled) return client.deliver(() => near.reset());
      listener.process.onKill(() => client.deliver(() => near.reset()));
      listener.process.deliver(() => listener.server.emit("connection", far));
      client.deliver(() => near.emit("connect"));
    });
    return near;
  }
}
