import type { Life, Move, MoveOf, PartyOf, StateOf } from '@torg/protocol/lifecycle';
import { movesOf } from '@torg/protocol/lifecycle';

export interface MoveCase<L extends Life> {
  move: MoveOf<L>;
  state: StateOf<L>;
  /** whether the table of states allows the move from this state */
  isOpen: boolean;
  isMoveOf: (parties: readonly PartyOf<L>[]) => boolean;
}

/** Every move from every state. */
export function moveCases<L extends Life>(life: L): MoveCase<L>[] {
  return movesOf(life).flatMap((move) => {
    const { from, by } = life.moves[move] as Move;
    return life.states.map((state: StateOf<L>) => ({
      move,
      state,
      isOpen: from.includes(state),
      isMoveOf: (parties: readonly string[]) => parties.some((party) => by.includes(party)),
    }));
  });
}
