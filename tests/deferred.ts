/** A promise that a test settles. Node 20 has no `Promise.withResolvers()`. */
export function deferred<Value>(): PromiseWithResolvers<Value> {
  let resolve: (value: Value | PromiseLike<Value>) => void = () => {};
  let reject: (reason?: unknown) => void = () => {};
  const promise = new Promise<Value>((fulfil, refuse) => {
    [resolve, reject] = [fulfil, refuse];
  });
  return { promise, resolve, reject };
}
