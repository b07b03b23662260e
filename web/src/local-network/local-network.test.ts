import { describe, expect, it } from "vitest";
import { chooseAddress, isLocal } from "./local-network.ts";

const links = ["http://192.168.1.5:4273", "http://10.0.0.7:4273"];

describe("the address for players in the network", () => {
  it("is the likeliest one, or the one the user chose", () => {
    expect(chooseAddress({ available: true, on: true, links }, null)).toBe(links[0]);
    expect(chooseAddress({ available: true, on: true, links }, "http://10.0.0.7:4273")).toBe(links[1]);
  });

  it("is the likeliest one again when the chosen one is gone", () => {
    expect(chooseAddress({ available: true, on: true, links }, "http://172.16.0.1:4273")).toBe(links[0]);
  });

  it("is none while the network is not let in", () => {
    expect(chooseAddress({ available: true, on: false, links: [] }, links[1] ?? null)).toBeNull();
    expect(chooseAddress(null, null)).toBeNull();
  });
});

it("knows which hosts are this machine", () => {
  expect(["localhost:4273", "127.0.0.1:4273", "[::1]:4273"].every(isLocal)).toBe(true);
  expect(["192.168.1.5:4273", "play.example.org"].some(isLocal)).toBe(false);
});
