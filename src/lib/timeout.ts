/** Rejects if the promise does not settle within the given time. */
export function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value> {
  return Promise.race([
    promise,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error(`Timed out after ${milliseconds} ms.`)), milliseconds);
    }),
  ]);
}
