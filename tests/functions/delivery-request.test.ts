import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createDeliveryRequest } from "../../supabase/functions/_shared/delivery.ts";
import { deferred } from "../deferred.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("makes one call at a time, and a further one after a failure or for email queued meanwhile", async () => {
  const calls: PromiseWithResolvers<Response>[] = [];
  vi.stubGlobal("fetch", () => {
    const call = deferred<Response>();
    calls.push(call);
    return call.promise;
  });
  const requestDelivery = createDeliveryRequest({
    supabaseUrl: "https://project.example",
    secretKey: "sb_secret_test",
  });
  const aSecond = () => vi.advanceTimersByTimeAsync(1000);
  for (let mail = 0; mail < 5; mail++) requestDelivery();
  expect(calls).toHaveLength(0);
  await aSecond();
  expect(calls).toHaveLength(1);
  requestDelivery();
  calls[0]?.resolve(new Response());
  await aSecond();
  expect(calls).toHaveLength(2);
  calls[1]?.reject(new TypeError("There is no response."));
  await aSecond();
  expect(calls).toHaveLength(2);
  requestDelivery();
  await aSecond();
  expect(calls).toHaveLength(3);
});
