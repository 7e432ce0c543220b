import { connect, createServer, type Socket } from "node:net";

/** A proxy to a port on this machine, whose connections can be cut during requests. */
export async function openProxy(target: () => number) {
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(target(), "127.0.0.1");
    for (const [one, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(one);
      one.on("error", () => other.destroy());
      one.on("close", () => {
        sockets.delete(one);
        other.destroy();
      });
      one.pipe(other);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  return {
    port: typeof address === "object" && address ? address.port : 0,
    cut,
    close: () => {
      cut();
      server.close();
    },
  };
}
