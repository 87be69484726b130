import { InterestStateBadge } from '../../interest/public/InterestStateBadge.tsx';
import type { Card } from '../state/board-state.ts';

/** How far the interest of whom the card is about has come. */
export function CardState({ card: { interest } }: { card: Pick<Card, 'interest'> }) {
  return interest && <InterestStateBadge state={interest.state} />;
}
