import { createServer, type RequestListener, type Server } from "node:http";
import { LocalSetupError } from "./setup-error.ts";

export interface LoopbackServer {
  port: number;
  /** Closes when the requests that are under way are answered, or have had their time. */
  close(): Promise<void>;
}

/** Both addresses that "localhost" can stand for: which one a browser tries first differs. */
const hosts = ["127.0.0.1", "::1"] as const;

/** True for a host name that stands for this machine, as URLs write it. */
export function isLoopbackHost(hostname: string): boolean {
  return /^(.+\.)?localhost$|^\[::1\]$|^127(\.\d{1,3}){3}$/.test(hostname);
}

/** How long requests that are under way may take to end when the server closes. */
const DRAIN_MILLISECONDS = 10_000;

/** Takes no new request, and waits for the answers to those that are under way. */
function drain(server: Server, milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    // A connection that is kept alive is idle once its answer is sent.
    const idle = setInterval(() => server.closeIdleConnections(), 20);
    const late = setTimeout(() => server.closeAllConnections(), milliseconds);
    server.close(() => {
      clearInterval(idle);
      clearTimeout(late);
      resolve();
    });
    server.closeIdleConnections();
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

/** Serves on this machine alone, never on the network. Port 0 takes any free one. */
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
    const server = createServer(handler);
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
