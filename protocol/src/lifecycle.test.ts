import { describe, expect, it } from 'vitest';
import {
  activityKinds,
  eventKinds,
  internalEventKinds,
  moveEventKinds,
} from './events/event-kinds.ts';
import { eventKindSet, eventMetadata } from './events/events.ts';
import { eventOf, eventsOf, lifecycle, movesFrom, progressOf, type Life } from './lifecycle.ts';
import { lives } from './lives.ts';

const asLife = {
  thing: 'door',
  initial: 'open',
  states: ['open', 'shut'],
  done: ['shut'],
} as const;
const codes = { missing: 'not_found', refusal: 'reference_not_found' } as const;
const shut = { from: ['open'], to: 'shut', by: ['admin'] } as const;

const all: readonly Life[] = lives;
describe.each(all)('the table of states of $thing', (life) => {
  const rows = Object.values(life.moves);

  it('leads only to states that exist, and back to the one it started from only where it says so', () => {
    expect(life.states).toContain(life.initial);
    for (const { from, to, again } of rows) {
      expect(life.states).toEqual(expect.arrayContaining(to === null ? [...from] : [...from, to]));
      expect(to !== null && from.includes(to)).toBe(again ?? false);
    }
  });

  it('shows the progress of every state', () => {
    expect(life.done).not.toContain(life.initial);
    expect(life.states).toEqual(expect.arrayContaining([...life.done]));
    for (const state of life.states) {
      const expected = life.done.includes(state) ? 'done' : 'now';
      expect(progressOf(life, state)).toBe(state === life.initial ? 'ahead' : expected);
    }
  });

  it('has a way to every state', () => {
    const reached = new Set<string>([life.initial]);
    for (let round = 0; round < life.states.length; round += 1) {
      for (const { from, to } of rows) {
        if (to !== null && from.some((one) => reached.has(one))) reached.add(to);
      }
    }
    expect([...reached].toSorted()).toEqual([...life.states].toSorted());
  });

  it('records an event for every move from every state', () => {
    const open = life.states.flatMap((state) =>
      movesFrom(life, state).map((move) => ({ move, state })),
    );
    for (const { move, state } of open) {
      expect(eventsOf(life)).toContain(eventOf(life, move, state));
    }
  });
});

describe('events of moves', () => {
  it('are internal kinds where the specification has none: not accepted from the app, not in the feed', () => {
    for (const kind of internalEventKinds) {
      expect(eventKinds).not.toContain(kind);
      expect(activityKinds).not.toContain(kind);
      expect(eventKindSet.has(kind)).toBe(false);
      expect(eventMetadata[kind].safeParse({}).success).toBe(false);
    }
    expect(moveEventKinds).toContain('sent_profile_to_qa');
    expect(moveEventKinds).not.toContain('published_assignment');
  });

  it('must be complete, or the table does not compile', () => {
    // @ts-expect-error -- the move names no event
    lifecycle({ ...asLife, ...codes, moves: { shut } });
    const both = { from: ['open', 'shut'], to: 'shut', by: [] } as const;
    lifecycle({
      ...asLife,
      ...codes,
      // @ts-expect-error -- the move names no event for the state shut
      moves: { shut: { ...both, event: { open: 'shut_door' } } },
    });
    const moves = { shut: { ...shut, event: 'shut_door' } } as const;
    // @ts-expect-error -- there is no code for a state that does not allow the move
    lifecycle({ ...asLife, missing: 'not_found', moves });
    const life = lifecycle({ ...asLife, ...codes, moves });
    expect(eventsOf(life)).toEqual(['shut_door']);
  });
});
