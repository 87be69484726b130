import type { ColumnRole } from '../sections/table-heads.ts';
import { resemblanceOf, type Resemblance } from './words-of-fields.ts';
import type { EntryParts, Piece } from './pieces.ts';

/** What the two main pieces of an entry are, as role and company, or degree and school. */
export interface Roles {
  /** an entry with several pieces has both, even where they look like neither */
  hasBoth?: true;
  first: keyof Resemblance;
  second: keyof Resemblance;
  columns: { first: ColumnRole[]; second: ColumnRole[] };
}

export interface Reading {
  first: Piece | null;
  second: Piece | null;
  /** to the second-best reading */
  margin: number;
}

type Votes = Map<string, { sum: number; count: number }>;

const lean = (text: string, { first, second }: Roles): number => {
  const resemblance = resemblanceOf(text);
  return resemblance[first] - resemblance[second];
};

function votesOf(parts: readonly EntryParts[], roles: Roles): Votes {
  const votes: Votes = new Map();
  for (const piece of parts.flatMap(({ pieces }) => pieces)) {
    if (resemblanceOf(piece.text).place > 0) continue;
    for (const slot of piece.slots) {
      const vote = votes.get(slot) ?? { sum: 0, count: 0 };
      votes.set(slot, { sum: vote.sum + lean(piece.text, roles), count: vote.count + 1 });
    }
  }
  return votes;
}

function voted(piece: Piece, votes: Votes): number {
  const means = piece.slots.map((slot) => {
    const { sum = 0, count = 0 } = votes.get(slot) ?? {};
    return sum / (count + 0.5);
  });
  return means.reduce((all, mean) => all + mean, 0) / Math.max(1, means.length);
}

interface Option {
  first: Piece | null;
  second: Piece | null;
  score: number;
}

function optionsOf(pieces: readonly Piece[], roles: Roles, votes: Votes): Option[] {
  const near = pieces.slice(0, 6);
  const scores = new Map(
    near.map((piece, at) => {
      const own = lean(piece.text, roles);
      const { place } = resemblanceOf(piece.text);
      const { first, second } = roles.columns;
      const isFirst = piece.column !== null && first.includes(piece.column) ? 3 : 0;
      const isSecond = piece.column !== null && second.includes(piece.column) ? 3 : 0;
      const both = 0.6 * own + 1.2 * voted(piece, votes) + isFirst - isSecond;
      return [piece, { both, cost: place * 2 + at * 0.25 }] as const;
    }),
  );
  const options: Option[] = [];
  for (const first of [...near, null]) {
    for (const second of [...near, null]) {
      if (first === second) continue;
      if (roles.hasBoth && near.length > 1 && (first === null || second === null)) continue;
      const gain = (piece: Piece | null, sign: 1 | -1): number => {
        const known = piece && scores.get(piece);
        return known ? 0.8 + sign * known.both - known.cost : 0;
      };
      options.push({ first, second, score: gain(first, 1) + gain(second, -1) });
    }
  }
  return options.toSorted((a, b) => b.score - a.score);
}

const lineOf = (piece: Piece | null): string => piece?.slots[0]?.split('.')[0] ?? '';

/** Where most entries have both on the same two lines, none has them elsewhere. */
function asMost(readings: readonly Reading[], parts: readonly EntryParts[]): Reading[] {
  const onLines = Map.groupBy(readings, (one) => `${lineOf(one.first)}|${lineOf(one.second)}`);
  const [most] = [...onLines.values()].toSorted((a, b) => b.length - a.length);
  const lines = [lineOf(most?.[0]?.first ?? null), lineOf(most?.[0]?.second ?? null)];
  const isRule = (most?.length ?? 0) >= 0.6 * readings.length && lines[0] !== lines[1];
  if (!isRule) return [...readings];
  return readings.map((reading, at) => {
    const on = (line: string | undefined) =>
      [reading.first, reading.second, ...(parts[at]?.pieces ?? [])].find(
        (piece) => lineOf(piece) === line,
      );
    const [first, second] = lines.map(on);
    return first && second ? { ...reading, first, second } : reading;
  });
}

/** The roles of the pieces of all entries of a section: what stands in the same place is the same. */
export function vote(parts: readonly EntryParts[], roles: Roles): Reading[] {
  const votes = votesOf(parts, roles);
  const readings = parts.map(({ pieces }) => {
    const [best, next] = optionsOf(pieces, roles, votes);
    const margin = (best?.score ?? 0) - (next?.score ?? 0);
    return { first: best?.first ?? null, second: best?.second ?? null, margin };
  });
  return roles.hasBoth ? asMost(readings, parts) : readings;
}
