import type { KeyboardEvent } from 'react';
import { walkedTo, type Lane } from '../state/lanes.ts';

interface KeyOptions {
  lanes: readonly Lane[];
  focus: (card: string) => void;
  lift: (card: string) => void;
  /** whether the key belonged to the card in the hand */
  pressInHand: (event: KeyboardEvent) => boolean;
  open: (card: string) => void;
  flipChoice: (card: string) => void;
  openMenu: (card: string) => void;
  undo: () => void;
}

/** What keys do while the focus is on a card. */
export function useBoardKeys(options: KeyOptions) {
  const { lanes, focus, lift, pressInHand, open, flipChoice, openMenu, undo } = options;
  const act = (event: KeyboardEvent, card: string): boolean => {
    const { key } = event;
    if ((event.ctrlKey || event.metaKey) && key.toLowerCase() === 'z') {
      undo();
      return true;
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return false;
    if (pressInHand(event)) return true;
    const next = walkedTo(key, card, lanes);
    if (next !== undefined) focus(next);
    else if (key === ' ') lift(card);
    else if (key === 'Enter') open(card);
    else if (key === 'x') flipChoice(card);
    else if (key === 'm' || key === 'ContextMenu') openMenu(card);
    else return false;
    return true;
  };
  return (event: KeyboardEvent) => {
    const { target } = event;
    const card =
      target instanceof HTMLElement && target.role === 'option' ? target.dataset.card : undefined;
    if (card !== undefined && act(event, card)) event.preventDefault();
  };
}
