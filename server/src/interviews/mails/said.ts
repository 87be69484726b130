import { z } from 'zod';
import type { InterviewRow } from '../interviews.repository.ts';
import type { InterviewNews } from './news.ts';

/** What a mail says, as it was when it happened: the next change may come before the mail is sent. */
export const Said = z.object({
  version: z.int(),
  title: z.string(),
  place: z.string(),
  link: z.string().nullable(),
  note: z.string(),
  wish: z.string(),
  reason: z.string(),
  starts_at: z.iso.datetime().nullable(),
  minutes: z.int().nullable(),
  updated_at: z.iso.datetime(),
  times: z.array(
    z.object({ interview_time: z.uuid(), starts_at: z.iso.datetime(), minutes: z.int() }),
  ),
});
type Said = z.output<typeof Said>;

const withWish: ReadonlySet<InterviewNews> = new Set(['others_wanted', 'declined']);

export function saidOf(row: InterviewRow, what: InterviewNews): Said {
  const { version, title, place, link, note, reason, minutes, times } = row;
  return {
    ...{ version, title, place, link, note, reason, minutes, times },
    // The consultant's own words are for the side that invites.
    wish: withWish.has(what) ? row.wish : '',
    starts_at: row.starts_at?.toISOString() ?? null,
    updated_at: row.updated_at.toISOString(),
  };
}

/** The interview of today, with what was said then. */
export const asSaid = (
  row: InterviewRow,
  { starts_at, updated_at, ...said }: Said,
): InterviewRow => ({
  ...row,
  ...said,
  starts_at: starts_at === null ? null : new Date(starts_at),
  updated_at: new Date(updated_at),
});
