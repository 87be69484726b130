import type { Issue } from '@torg/protocol/errors';
import { limits } from '@torg/protocol/limits';
import { Refusal } from '../../platform/refusal.ts';

const dayMs = 86_400_000;

/** Refuses times that are over or more than a year away; `path` says where each stands. */
export function checkTimes(times: readonly { starts_at: string; path: string }[], now: Date): void {
  const last = now.getTime() + limits.interview.daysAhead * dayMs;
  const issues = times.flatMap(({ starts_at, path }): Issue[] => {
    const at = Date.parse(starts_at);
    if (at <= now.getTime()) return [{ path, message: 'is over already' }];
    return at > last ? [{ path, message: 'is more than a year away' }] : [];
  });
  if (issues.length > 0) throw new Refusal('request_validation_error', { issues });
}

export const placesOf = (times: readonly { starts_at: string }[]) =>
  times.map(({ starts_at }, at) => ({ starts_at, path: `times.${at}.starts_at` }));
