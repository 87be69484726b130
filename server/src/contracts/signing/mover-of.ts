import type { Actor } from '../../platform/actor.ts';
import type { ChangeContext } from '../../platform/handler.ts';
import { asSystem } from '../../platform/move.ts';
import type { MoveContext } from '../../platform/moves/movable.ts';
import type { Signer } from './find-signer.ts';

/** Whoever signs signed in moves as themself; whoever follows a link has no account here. */
export function moverOf(
  context: ChangeContext<Actor | null>,
  { identifyBy }: Signer,
): MoveContext<Actor | 'system'> {
  const { actor } = context;
  return identifyBy === 'session' && actor !== null ? { ...context, actor } : asSystem(context);
}
