import { dice } from '../../dice.ts';
import type { DemoCareer, DemoJob, DemoProject } from '../../data/careers/careers.types.ts';
import type { Period } from './months.ts';

/** In months: the month of loading, and the month in which the experience began. */
export interface Span {
  now: number;
  began: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/**
 * Job changes are not on anniversaries; the first job began some months before the experience
 * counts.
 */
const earlier = ({ company, title }: DemoJob): number =>
  dice(`began as ${title} at ${company}`).whole(0, 9);

/** One after another, by their shares of the time; the newest is still going on. */
export function jobPeriods(jobs: readonly DemoJob[], { now, began }: Span): Period[] {
  const total = sum(jobs.map(({ years }) => years));
  const starts = jobs.map((job, place) => {
    const share = sum(jobs.slice(0, place + 1).map(({ years }) => years)) / total;
    return now - Math.round((now - began) * share) - earlier(job);
  });
  return starts.map((from, place) => ({
    from,
    to: place === 0 ? null : Math.max((starts[place - 1] ?? now) - 1, from),
  }));
}

const mostStretch = 1.3;
const mostBetween = 9;

/** From the newest back, filling the available months as far as that is plausible. */
function inRoom(run: readonly DemoProject[], room: { from: number; to: number }): Period[] {
  const months = room.to - room.from + 1;
  const needed = sum(run.map((one) => one.months));
  const stretch = Math.min(mostStretch, (months * 0.94) / needed);
  const rest = months - needed * stretch;
  const between = Math.min(mostBetween, Math.floor(rest / run.length));
  let free = room.to;
  return run.map((one) => {
    const length = Math.max(1, Math.floor(one.months * stretch));
    const period = { from: Math.max(room.from, free - length + 1), to: free };
    free = period.from - 1 - between;
    return period;
  });
}

/** For each of the oldest projects, done in earlier jobs, the end of that job; null for the others. */
function endsOfOwnJobs({ projects, jobs }: DemoCareer, periods: readonly Period[]) {
  const ends = projects.map(({ customer }) => {
    const place = jobs.findIndex(({ company }) => company === customer);
    return periods[place]?.to ?? null;
  });
  const lastOther = ends.lastIndexOf(null);
  return ends.map((end, place) => (place > lastOther ? end : null));
}

/** The periods of the projects, newest first; a busy consultant still works on the first. */
export function projectPeriods(career: DemoCareer, span: Span, isBusy: boolean): Period[] {
  const { projects, jobs } = career;
  const ends = endsOfOwnJobs(career, jobPeriods(jobs, span));
  const own = ends.findIndex((end) => end !== null);
  const run = own < 0 ? projects : projects.slice(0, own);
  const newest = isBusy ? span.now : span.now - 1;
  const from = own < 0 ? span.began : (ends[own] ?? span.began) + 1;
  const placed = run.length === 0 ? [] : inRoom(run, { from, to: newest });
  let free = (placed.at(-1)?.from ?? newest + 1) - 1;
  const owned = projects.slice(run.length).map(({ months }, place): Period => {
    const to = Math.min(free, ends[run.length + place] ?? free);
    free = Math.max(span.began, to - months + 1) - 1;
    return { from: free + 1, to: Math.max(to, free + 1) };
  });
  const all: Period[] = [...placed, ...owned];
  return all.map((period, place) => (place === 0 && isBusy ? { ...period, to: null } : period));
}

const august = 7;
const june = 5;

/** August to June, each before the newer one, and the newest before the first job. */
export function educationPeriods({ educations, jobs }: DemoCareer, span: Span): Period[] {
  const worked = jobPeriods(jobs, span).at(-1)?.from ?? span.began;
  let ended = Math.floor((worked - june) / 12);
  return educations.map(({ years, endedYearsAgo }) => {
    const last = endedYearsAgo === undefined ? ended : Math.floor(span.now / 12) - endedYearsAgo;
    if (endedYearsAgo === undefined) ended = last - years;
    return { from: (last - years) * 12 + august, to: last * 12 + june };
  });
}
