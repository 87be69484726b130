import { layout } from '@torg/protocol/limits';

export interface HeaderScroll {
  y: number;
  hidden: boolean;
}

/** Smaller moves, such as a trembling finger or the bounce at the end of the page, change nothing. */
const minMove = 4;

/** The header hides on the way down once past 160 px, and returns on the way up. */
export function afterScroll(before: HeaderScroll, y: number): HeaderScroll {
  if (y <= layout.headerHidesPast) return { y, hidden: false };
  if (Math.abs(y - before.y) < minMove) return before;
  return { y, hidden: y > before.y };
}
