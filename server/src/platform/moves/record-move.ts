import type { MoveMetadata } from '@torg/protocol/events/changes';
import { eventKinds, type EventKind, type MoveEventKind } from '@torg/protocol/events/event-kinds';
import { eventOf, type Life } from '@torg/protocol/lifecycle';
import { accountOf } from '../actor.ts';
import type { Movable, MoveContext, MoverOf, OfSpecification, Taken } from './movable.ts';

const specifiedKinds: ReadonlySet<string> = new Set(eventKinds);

/**
 * Writes the event of one move. An event of an internal kind contains everything and is the line in
 * the history; one of a specified kind cannot, so the history gets a change beside it.
 */
export async function recordMove<L extends Life, Row, With, Written>(
  { emit, actor }: MoveContext<MoverOf<L>>,
  movable: Movable<L, Row, With, Written>,
  { move, to, reason }: Taken<L, With>,
  { row, by }: { row: Row; by: string },
): Promise<void> {
  const { life, policy, fields } = movable;
  const account = accountOf(actor);
  const from = policy.stateOf(row);
  const kind = eventOf(life, move, from) as string;
  const { object, also = [], isHidden = false } = movable.history(row, actor, move);
  const reasonField = reason !== undefined &&
    fields.reason !== undefined && { [fields.reason]: reason };
  const line: Omit<MoveMetadata, 'by'> = {
    object,
    objects: isHidden ? [] : [...new Set([object.id, ...also])],
    before: { [fields.state]: from },
    after: { [fields.state]: to, ...reasonField },
  };
  if (!specifiedKinds.has(kind)) return emit(kind as MoveEventKind, { ...line, by }, account);
  const { change, metadata } = movable.specified as OfSpecification<L, Row>;
  const metadataOf = metadata[kind as keyof typeof metadata];
  await emit(kind as EventKind, metadataOf(row, reason) as never, account);
  if (!isHidden) await emit('recorded_change', { ...line, what: change }, account);
}
