import type { Cast, Player } from './cast.ts';

/** One request, as each of the two sides wants it. */
export interface Ask {
  method: 'GET' | 'POST';
  path: string;
  body?: unknown;
  cookie?: string;
}

export interface Question {
  name: string;
  /** least share of the bare handler's throughput */
  target: number;
  torg: (turn: number) => Ask;
  bare: (turn: number) => Ask;
}

const at = <T>(all: readonly T[], turn: number): T => all[turn % all.length] as T;
const comment = 'Jeg har levert tilsvarende løsninger for to norske kunder og kan starte straks.';

/** Pairs of consultant and assignment that do not come twice, on either side. */
function pairs(cast: Cast, from: number) {
  return (turn: number): { who: Player; assignment: string } => {
    const next = from + turn;
    const round = Math.floor(next / cast.consultants.length);
    const who = at(cast.consultants, next);
    return { who, assignment: at(cast.assignments, round * 7919 + next) };
  };
}

/** The five questions of the house, put to both sides. */
export function questions(cast: Cast): Question[] {
  const list = (name: string, path: string, filters: object): Question => ({
    name,
    target: 0.8,
    torg: (turn) => ({
      method: 'POST',
      path: '/api/main/assignments',
      cookie: at(cast.consultants, turn).cookie,
      body: { limit: 18, offset: 0, ...filters },
    }),
    bare: (turn) => ({
      method: 'POST',
      path,
      body: { account: at(cast.consultants, turn).account, limit: 18, offset: 0 },
    }),
  });
  const pairOfTorg = pairs(cast, 0);
  const pairOfBare = pairs(cast, 2_000_000);
  const interest = ({ who, assignment }: { who: Player; assignment: string }) => ({
    assignment_id: assignment,
    consultants: [{ consultant_id: who.account, comment }],
  });
  return [
    list('list of 18 with total', '/list', {}),
    list('filtered list', '/filtered', {
      countryFilter: 'NO',
      disciplineFilter: 'technology',
      remoteFilter: 'remote-only',
    }),
    {
      name: 'one assignment, all relations',
      target: 0.55,
      torg: (turn) => ({
        method: 'GET',
        path: `/api/main/assignment/${at(cast.assignments, turn)}?locale=nb`,
        cookie: at(cast.consultants, turn).cookie,
      }),
      bare: (turn) => ({
        method: 'GET',
        path: `/one/${at(cast.assignments, turn)}?account=${at(cast.consultants, turn).account}`,
      }),
    },
    {
      name: 'create',
      target: 0.55,
      torg: (turn) => ({
        method: 'POST',
        path: '/api/main/assignments/new',
        cookie: at(cast.buyers, turn).cookie,
      }),
      bare: (turn) => {
        const { account, organization } = at(cast.buyers, turn);
        return { method: 'POST', path: '/create', body: { account, organization } };
      },
    },
    {
      name: 'interest',
      target: 0.55,
      torg(turn) {
        const pair = pairOfTorg(turn);
        return {
          method: 'POST',
          path: '/api/main/client/assignment-interest-message',
          cookie: pair.who.cookie,
          body: interest(pair),
        };
      },
      bare: (turn) => ({ method: 'POST', path: '/interest', body: interest(pairOfBare(turn)) }),
    },
  ];
}
