import { describe, expect, it } from "vitest";
import { LocalSocket, type OpenLine } from "./local-socket.ts";

function openSocket(load?: () => Promise<OpenLine>) {
  const heard: string[] = [];
  const said: string[] = [];
  const far: { deliver(text: string): void; end(code: number): void }[] = [];
  const open: OpenLine = (game, after, deliver, end) => {
    said.push(`open ${game} ${after}`);
    far.push({ deliver, end });
    return { send: (text) => said.push(text), close: () => said.push("close") };
  };
  const socket = new LocalSocket(load ?? (async () => open), "local-a", 3);
  socket.onmessage = ({ data }) => heard.push(data);
  socket.onclose = ({ code }) => heard.push(`closed ${code}`);
  return { socket, heard, said, far };
}

const settle = () => new Promise((resolve) => setTimeout(resolve));

describe("LocalSocket", () => {
  it("passes texts both ways once the Worker's code is loaded", async () => {
    const { socket, heard, said, far } = openSocket();
    expect(socket.readyState).toBe(0);
    await settle();
    expect(socket.readyState).toBe(1);
    far[0]?.deliver("welcome");
    socket.send("move");
    expect([heard, said]).toEqual([["welcome"], ["open local-a 3", "move"]]);
  });

  it("says once that the other end closed", async () => {
    const { socket, heard, far } = openSocket();
    await settle();
    far[0]?.end(1012);
    far[0]?.end(1012);
    expect([heard, socket.readyState]).toEqual([["closed 1012"], 3]);
  });

  it("opens nothing when it was closed before the code came", async () => {
    const { socket, said } = openSocket();
    socket.close();
    await settle();
    expect(said).toEqual([]);
  });

  it("ends when the code cannot be loaded", async () => {
    const { heard } = openSocket(() => Promise.reject(new Error("offline")));
    await settle();
    expect(heard).toEqual(["closed 1006"]);
  });
});
