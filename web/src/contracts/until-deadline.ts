const dayMs = 86_400_000;
/** A moment later, since clocks differ. */
const afterMs = 3_000;

/** In how many milliseconds the time to sign is over; false: not within a day, or not at all. */
export function untilDeadline({
  status,
  expires_at,
}: {
  status: string;
  expires_at: string | null;
}): number | false {
  if (status !== 'in_progress' || expires_at === null) return false;
  const left = Math.max(Date.parse(expires_at) - Date.now(), 0) + afterMs;
  return left < dayMs && left;
}
