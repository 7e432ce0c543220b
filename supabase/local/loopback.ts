import { createServer, type RequestListener, type Server } from "node:http";
import { LocalSetupError } from "./local-setup-error.ts";

export interface LoopbackServer {
  port: number;
  /** Stops once the current requests have been answered, or have run out of time. */
  close(): Promise<void>;
}

/** Both addresses of "localhost". Browsers differ in which one they try first. */
const hosts = ["127.0.0.1", "::1"] as const;

/** True for a host name of this machine, as written in URLs. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(.+\.)?localhost$|^\[::1\]$|^127(\.\d{1,3}){3}$/.test(hostname);
}

/**
 * How long a connection without requests is kept. Longer than Node's five seconds, because a program that reuses one just
 * as it is closed fails.
 */
const KEEP_ALIVE_MILLISECONDS = 120_000;

/** How long current requests may take when the server is closing. */
const DRAIN_MILLISECONDS = 10_000;

/** Accepts no new requests, and waits for the responses to current ones. */
function drain(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive is idle once its response has been sent.
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    const late = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
  });
}

function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "code" in error;
}

function listen(server: Server, port: number, host: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen({ port, host }, () => {
      server.off("error", reject);
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}

/** Serves only this machine, never the network. Port 0 uses any free port. */
export async function listenOnLoopback(
  handler: RequestListener,
  wantedPort: number,
  drainMilliseconds = DRAIN_MILLISECONDS,
): Promise<LoopbackServer> {
  const servers: Server[] = [];
  const close = async () => {
    await Promise.all(servers.map((server) => drain(server, drainMilliseconds)));
  };
  let port = wantedPort;
  for (const host of hosts) {
    const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MILLISECONDS }, handler);
    try {
      port = await listen(server, port, host);
      servers.push(server);
    } catch (error) {
      const code = isSystemError(error) ? error.code : undefined;
      // A machine without IPv6 has no ::1.
      if (host === "::1" && (code === "EADDRNOTAVAIL" || code === "EAFNOSUPPORT")) continue;
      await close();
      if (code === "EADDRINUSE") {
        throw new LocalSetupError(
          `Port ${port} is in use. Stop what uses it, or choose another with PORT=<number>.`,
        );
      }
      if (code === "EACCES") {
        throw new LocalSetupError(
          `Port ${port} may not be used. Choose another with PORT=<number>.`,
        );
      }
      throw error;
    }
  }
  return { port, close };
}
