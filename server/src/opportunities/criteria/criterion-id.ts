import { createHash, randomInt } from 'node:crypto';
import { fold } from '@torg/protocol/fold';

const letters = 'abcdefghijklmnopqrstuvwxyz0123456789';
const length = 10;

const idOf = (at: (place: number) => number): string =>
  `ac_${Array.from({ length }, (_, place) => letters[at(place) % letters.length]).join('')}`;

export const newCriterionId = (): string => idOf(() => randomInt(letters.length));

/** The same for the same words of the same need, so that a suggestion made again has its id. */
export function suggestedCriterionId(opportunity: string, criteria: string): string {
  const hash = createHash('sha256')
    .update(`${opportunity}\n${fold(criteria)}`)
    .digest();
  return idOf((place) => hash[place] ?? 0);
}
