import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hashOfEvent, type StoredContractEvent } from './canonical-event.ts';
import { checkChain } from './check-chain.ts';

const contract = randomUUID();

function aChain(length: number): StoredContractEvent[] {
  const events: StoredContractEvent[] = [];
  for (let number = 1; number <= length; number += 1) {
    const event = {
      ...{ contract, number, kind: 'viewed' as const, at: new Date(1_700_000_000_000 + number) },
      ...{ signatory: randomUUID(), account: null, name: 'Kari Fjord', address: '10.0.0.1' },
      ...{ device: 'Firefox', identified_by: 'link' as const, document_hash: null },
      details: { side: 'sender', step: number },
      previous_hash: events.at(-1)?.hash ?? null,
    };
    events.push({ ...event, hash: hashOfEvent(event) });
  }
  return events;
}
const headOf = (events: readonly StoredContractEvent[]) => ({
  events: events.length,
  chain_head: events.at(-1)?.hash ?? null,
});

it('a chain that nobody touched holds', () => {
  for (const length of [0, 1, 7]) {
    const events = aChain(length);
    expect(checkChain(events, headOf(events))).toEqual([]);
  }
});

it('the order of keys in the details does not matter, their values do', () => {
  const [event] = aChain(1);
  if (event === undefined) throw new Error('no event');
  const turned = { ...event, details: { step: 1, side: 'sender' } };
  expect(hashOfEvent(turned)).toBe(event.hash);
  expect(hashOfEvent({ ...event, details: { step: 1, side: 'recipient' } })).not.toBe(event.hash);
});

const changes: ((event: StoredContractEvent) => Partial<StoredContractEvent>)[] = [
  () => ({ kind: 'signed' }),
  ({ at }) => ({ at: new Date(at.getTime() + 1) }),
  () => ({ signatory: null }),
  () => ({ account: randomUUID() }),
  () => ({ name: 'Kari Fjords' }),
  () => ({ address: '10.0.0.2' }),
  () => ({ device: null }),
  () => ({ identified_by: 'session' }),
  () => ({ document_hash: 'a'.repeat(64) }),
  () => ({ details: {} }),
  () => ({ hash: 'b'.repeat(64) }),
];

it('a changed event is named, whatever was changed, also with its hash', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 8 }),
      fc.nat(),
      fc.nat({ max: changes.length - 1 }),
      fc.boolean(),
      (length, place, change, withHash) => {
        const events = aChain(length);
        const head = headOf(events);
        const at = place % length;
        const event = events[at] as StoredContractEvent;
        const changed = { ...event, ...changes[change]?.(event) };
        events[at] = withHash ? { ...changed, hash: hashOfEvent(changed) } : changed;
        if (events[at]?.hash === event.hash && withHash) return;
        expect(checkChain(events, head).join(' ')).toContain(`Event ${at + 1} (`);
      },
    ),
  );
});

it('removed events are named, also the last ones', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 8 }), fc.nat(), (length, place) => {
      const events = aChain(length);
      const head = headOf(events);
      const [removed] = events.splice(place % length, 1);
      expect(checkChain(events, head)).toContain(`Event ${removed?.number} was removed.`);
    }),
  );
});

it('reordered events are named with the numbers that they had', () => {
  const events = aChain(5);
  const head = headOf(events);
  const [second, fourth] = [events[1], events[3]] as [StoredContractEvent, StoredContractEvent];
  events[1] = { ...fourth, number: 2 };
  events[3] = { ...second, number: 4 };
  expect(checkChain(events, head)).toEqual([
    'Event 2 (viewed) was number 4 when it was written.',
    'Event 4 (viewed) was number 2 when it was written.',
  ]);
});

it('events that were added by another way are named', () => {
  const events = aChain(4);
  expect(checkChain(events, headOf(events.slice(0, 3)))).toEqual([
    'Events were added after number 3.',
  ]);
});
