import {
  isOpenFrom,
  partyOf,
  type Life,
  type MoveOf,
  type PartyOf,
  type StateOf,
} from '@torg/protocol/lifecycle';

/** The parties that people may belong to, unlike jobs and providers. */
type PersonOf<L extends Life> = Exclude<PartyOf<L>, 'system'>;

/** How a domain answers the questions of a table of states about an actor and an object. */
interface Terms<L extends Life, Who, Facts> {
  stateOf: (facts: Facts) => StateOf<L>;
  parties: Record<PersonOf<L>, (actor: Who, facts: Facts) => boolean>;
}

export interface MovePolicy<L extends Life, Who, Facts> {
  stateOf: (facts: Facts) => StateOf<L>;
  /** The party as which the actor makes the move; undefined if they may not make it. */
  partyOf: (actor: Who, facts: Facts, move: MoveOf<L>) => PartyOf<L> | undefined;
  /** Whether the actor has the right to make the move, whatever the state. */
  may: (actor: Who, facts: Facts, move: MoveOf<L>) => boolean;
  /** Whether the state allows the move, whoever makes it. */
  isOpen: (facts: Facts, move: MoveOf<L>) => boolean;
  /** Whether right and state allow it: what a view offers. */
  can: (actor: Who, facts: Facts, move: MoveOf<L>) => boolean;
}

/** The policy of a table of states: who may make which move, and whether the state allows it. */
export function movePolicy<L extends Life, Who, Facts>(
  life: L,
  { stateOf, parties }: Terms<L, Who, Facts>,
): MovePolicy<L, Who, Facts> {
  const people = Object.keys(parties) as PersonOf<L>[];
  const policy: MovePolicy<L, Who, Facts> = {
    stateOf,
    partyOf: (actor, facts, move) =>
      partyOf(
        life,
        people.filter((party) => parties[party](actor, facts)),
        move,
      ),
    may: (actor, facts, move) => policy.partyOf(actor, facts, move) !== undefined,
    isOpen: (facts, move) => isOpenFrom(life, stateOf(facts), move),
    can: (actor, facts, move) => policy.isOpen(facts, move) && policy.may(actor, facts, move),
  };
  return policy;
}
