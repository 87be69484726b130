import {
  isOpenFrom,
  partyOf,
  type Life,
  type MoveOf,
  type PartyOf,
  type StateOf,
} from '@torg/protocol/lifecycle';

/** The parties that people may be; a job or a provider is nobody of them. */
type PersonOf<L extends Life> = Exclude<PartyOf<L>, 'system'>;

/** How a table of states applies to people and things: all that a domain says of its moves' rights. */
interface Terms<L extends Life, Who, Facts> {
  stateOf: (facts: Facts) => StateOf<L>;
  parties: Record<PersonOf<L>, (actor: Who, facts: Facts) => boolean>;
}

export interface MovePolicy<L extends Life, Who, Facts> {
  stateOf: (facts: Facts) => StateOf<L>;
  /** The party as which somebody makes the move; undefined: it is not theirs. */
  partyOf: (actor: Who, facts: Facts, move: MoveOf<L>) => PartyOf<L> | undefined;
  /** Whether it is theirs to move so; whether the state allows it, `isOpen` says. */
  may: (actor: Who, facts: Facts, move: MoveOf<L>) => boolean;
  isOpen: (facts: Facts, move: MoveOf<L>) => boolean;
  /** Both: what a view offers. */
  can: (actor: Who, facts: Facts, move: MoveOf<L>) => boolean;
}

/** The answers of a table of states: who may move what, and whether its state allows it. */
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
    may: (...criteria) => policy.partyOf(...criteria) !== undefined,
    isOpen: (facts, move) => isOpenFrom(life, stateOf(facts), move),
    can: (actor, facts, move) => policy.isOpen(facts, move) && policy.may(actor, facts, move),
  };
  return policy;
}
