import type { EventKind } from '@torg/protocol/events/event-kinds';
import { sql, type RawBuilder } from 'kysely';

/** What a reaction has to know of an assignment, as SQL. */
export interface ReactionFact {
  name: string;
  of: (assignment: RawBuilder<unknown>) => RawBuilder<unknown>;
}

/** By name; null where nothing was found. */
export type KnownFacts = Readonly<Record<string, unknown>>;

/** The facts of all reactions to these kinds of events, as one JSON object. */
export function factsForReactions(
  reactions: readonly { on: EventKind; fact?: ReactionFact }[],
  kinds: readonly EventKind[],
  assignment: RawBuilder<unknown>,
): RawBuilder<KnownFacts> {
  const facts = reactions.filter(({ on }) => kinds.includes(on)).flatMap(({ fact }) => fact ?? []);
  const byName = new Map(facts.map((fact) => [fact.name, fact]));
  const columns = [...byName.values()].flatMap(({ name, of }) => [sql.lit(name), of(assignment)]);
  return sql<KnownFacts>`json_build_object(${sql.join(columns)})`;
}
