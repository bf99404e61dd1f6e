import { connect } from "node:net";

/** Sends exactly this upgrade request. @returns the received bytes */
export function upgradeRaw(origin: string, request: string): Promise<string> {
  return new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
    let received = "";
    socket.on("data", (data) => {
      received += data.toString("latin1");
    });
    socket.on("error", () => {});
    socket.on("end", () => {
      socket.destroy();
      resolve(received);
    });
    socket.write(request);
  });
}
