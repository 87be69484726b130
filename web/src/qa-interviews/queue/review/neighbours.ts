interface Neighbours<T> {
  before: T | undefined;
  after: T | undefined;
}

/** The forms before and after one in the queue. After one that has left it, the longest waiting. */
export function neighboursOf<T extends { uuid: string }>(
  queue: readonly T[],
  uuid: string,
): Neighbours<T> {
  const place = queue.findIndex((one) => one.uuid === uuid);
  return { before: place > 0 ? queue[place - 1] : undefined, after: queue[place + 1] };
}
