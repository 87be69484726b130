const blobIds = new WeakMap<Blob, number>();
let blobs = 0;

function blobId(blob: Blob): number {
  const id = blobIds.get(blob) ?? (blobs += 1);
  blobIds.set(blob, id);
  return id;
}

const keyOf = (value: unknown): string =>
  JSON.stringify([value], (_name, part: unknown) => (part instanceof Blob ? blobId(part) : part));

/**
 * The same change with an equal value is sent once while it is under way: two presses within
 * milliseconds reach a button before it can show that it is pending.
 */
export function onceAtATime<Args extends unknown[], A>(
  send: (...args: Args) => Promise<A>,
): (...args: Args) => Promise<A> {
  const underWay = new Map<string, Promise<A>>();
  return (...args) => {
    const key = keyOf(args[0]);
    const known = underWay.get(key);
    if (known) return known;
    const answer = send(...args).finally(() => underWay.delete(key));
    underWay.set(key, answer);
    return answer;
  };
}
