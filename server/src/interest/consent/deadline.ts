import { Refusal } from '../../platform/refusal.ts';
import { marketDay } from '@torg/protocol/market-day';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** So many days from now, or the last moment of a day that is not over yet. */
export function deadlineOf(deadline: number | string, now: Date): Date {
  if (typeof deadline === 'number') return new Date(now.getTime() + deadline * dayMs);
  if (deadline < marketDay(now)) {
    const issues = [{ path: 'deadline', message: 'is over already' }];
    throw new Refusal('request_validation_error', { issues });
  }
  // Before midnight in Oslo, which is at 22 or 23 o'clock UTC: whoever reads it is told that day.
  const inSummer = new Date(`${deadline}T21:59:59.999Z`);
  const inWinter = new Date(inSummer.getTime() + hourMs);
  return marketDay(inWinter) === deadline ? inWinter : inSummer;
}
