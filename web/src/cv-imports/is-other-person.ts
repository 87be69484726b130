import { fold } from '@torg/protocol/fold';

const partsOf = (name: string): string[] =>
  fold(name)
    .split(/[^\p{L}]+/u)
    .filter((part) => part.length > 1);

/** Two names without a part in common; people leave out middle names, and take new surnames. */
export function isOtherPerson(one: string, other: string): boolean {
  const parts = partsOf(one);
  const others = new Set(partsOf(other));
  return parts.length > 0 && others.size > 0 && parts.every((part) => !others.has(part));
}
