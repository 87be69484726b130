interface Neighbours<T> {
  before: T | undefined;
  after: T | undefined;
}

/** The forms beside one in the queue. After one that has left it comes the one that waits longest. */
export function neighboursOf<T extends { uuid: string }>(
  queue: readonly T[],
  uuid: string,
): Neighbours<T> {
  const place = queue.findIndex((one) => one.uuid === uuid);
  return { before: place > 0 ? queue[place - 1] : undefined, after: queue[place + 1] };
}
