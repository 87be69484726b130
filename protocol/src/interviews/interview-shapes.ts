import { z } from 'zod';
import { limits } from '../limits.ts';
import { Moment, Uuid, isStorable, notStorable, requiredText, text } from '../shapes.ts';
import { interviewStates } from './interview-life.ts';

const size = limits.interview;

/** A time that was offered. */
const OfferedTime = z.object({
  interview_time: Uuid,
  starts_at: Moment,
  minutes: z.int(),
  can: z.object({ take: z.boolean() }),
});

const Person = z.object({ account: Uuid, name: z.string() });

export const Interview = z
  .object({
    interview: Uuid,
    state: z.enum(interviewStates),
    /** what it is about, in the words of the invitation */
    title: z.string(),
    /** null for a consultant who has not sent interest in it, and where it is about a need */
    assignment: Uuid.nullable(),
    /** of whoever may edit the need; null for all others */
    opportunity: Uuid.nullable(),
    /** who invites */
    company_name: z.string(),
    consultant: Person.extend({ image_url: z.string().nullable() }),
    /** on the side of whoever invites; the first has invited */
    people: z.array(Person),
    place: z.string(),
    link: z.string().nullable(),
    note: z.string(),
    /** while the consultant chooses, the earliest first */
    times: z.array(OfferedTime),
    /** the time that was agreed on, also after it was cancelled; null: none was */
    booked: z.object({ starts_at: Moment, minutes: z.int() }).nullable(),
    is_over: z.boolean(),
    /** the market's, in which its times are meant */
    zone: z.string(),
    /** what the consultant wrote who asked for other times, or declined */
    wish: z.string(),
    /** why it was cancelled */
    reason: z.string(),
    /** counts the changes */
    version: z.int(),
    /** the interest conversation, if there is one and the viewer takes part in it */
    thread: Uuid.nullable(),
    created_at: Moment,
    updated_at: Moment,
    can: z.object({
      /** choose one of the times */
      take: z.boolean(),
      wantOthers: z.boolean(),
      decline: z.boolean(),
      offerOthers: z.boolean(),
      move: z.boolean(),
      cancel: z.boolean(),
      /** put it into a calendar of one's own */
      download: z.boolean(),
    }),
  })
  .meta({ id: 'Interview' });
export type Interview = z.output<typeof Interview>;

const minuteMs = 60_000;

const minutes = z.int().min(size.minutes.min).max(size.minutes.max);
const Time = z.object({ starts_at: Moment, minutes });
export type InterviewTimeInput = z.output<typeof Time>;

/** The places of times that begin before an earlier one of the list has ended. */
export function overlapping(times: readonly InterviewTimeInput[]): number[] {
  const spans = times.map((time) => {
    const from = Date.parse(time.starts_at);
    return { from, to: from + time.minutes * minuteMs };
  });
  return spans.flatMap((one, at) => {
    const before = spans.slice(0, at);
    return before.some(({ from, to }) => one.from < to && from < one.to) ? [at] : [];
  });
}

export const InterviewTimes = z
  .array(Time)
  .min(1)
  .max(size.times)
  .superRefine((times, context) => {
    for (const at of overlapping(times)) {
      const path = [at, 'starts_at'];
      context.addIssue({ code: 'custom', path, message: 'overlaps another of the times' });
    }
  });

/** A page on the web; what else a browser may open has no place in a mail. */
const Link = z
  .url({ protocol: /^https?$/, hostname: z.regexes.domain })
  .max(size.link)
  .refine(isStorable, notStorable);

/** What an invitation says beside its times. */
export const invitation = {
  place: text(size.place),
  link: Link.nullable(),
  note: text(size.note),
  /** colleagues who take part, beside whoever invites */
  people: z
    .array(Uuid)
    .max(size.people)
    .refine((people) => new Set(people).size === people.length, 'must not repeat'),
};

export const oneTime = { starts_at: Moment, minutes };
export const interviewTitle = requiredText(size.title);
