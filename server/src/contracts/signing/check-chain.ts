import { hashOfEvent, type StoredContractEvent } from './canonical-event.ts';

/** How long the chain of a contract is, and the hash of its last event, as the contract has it. */
export interface ChainHead {
  events: number;
  chain_head: string | null;
}

const label = ({ number, kind }: StoredContractEvent): string => `Event ${number} (${kind})`;

/** The number that a changed event had when it was written, if only its place is another. */
function numberBefore(event: StoredContractEvent, last: number): number | undefined {
  const numbers = Array.from({ length: last }, (_, at) => at + 1);
  return numbers.find((number) => hashOfEvent({ ...event, number }) === event.hash);
}

function ownFinding(event: StoredContractEvent, last: number): string | undefined {
  if (hashOfEvent(event) === event.hash) return undefined;
  const before = numberBefore(event, last);
  return before === undefined
    ? `${label(event)} was changed.`
    : `${label(event)} was number ${before} when it was written.`;
}

/** The numbers that are missing between the one before and this one. */
function missingBefore(number: number, before: number): string[] {
  const gap = Array.from({ length: Math.max(0, number - before - 1) }, (_, at) => before + 1 + at);
  return gap.map((one) => `Event ${one} was removed.`);
}

function headFindings(last: StoredContractEvent | undefined, head: ChainHead): string[] {
  const removed = missingBefore(head.events + 1, last?.number ?? 0);
  if (removed.length > 0) return removed;
  if ((last?.number ?? 0) > head.events) return [`Events were added after number ${head.events}.`];
  if ((last?.hash ?? null) === head.chain_head) return [];
  return [last === undefined ? 'The head of the chain was changed.' : changedWithHash(last)];
}

const changedWithHash = (event: StoredContractEvent): string =>
  `${label(event)} was changed, and its hash with it.`;

/**
 * What does not hold in the chain of one contract, in sentences that name the event; none: all holds.
 * The events come in the order of their numbers.
 */
export function checkChain(events: readonly StoredContractEvent[], head: ChainHead): string[] {
  const last = Math.max(events.at(-1)?.number ?? 0, head.events);
  const own = events.map((event) => ownFinding(event, last));
  const findings = events.flatMap((event, at) => {
    const before = events[at - 1];
    const missing = missingBefore(event.number, before?.number ?? 0);
    if (missing.length > 0) return [...missing, own[at]];
    const isFollowing = event.previous_hash === (before?.hash ?? null);
    const isExplained = isFollowing || own[at] !== undefined || own[at - 1] !== undefined;
    return [isExplained ? undefined : changedWithHash(before ?? event), own[at]];
  });
  const named = findings.filter((finding) => finding !== undefined);
  return [...new Set([...named, ...headFindings(events.at(-1), head)])];
}
