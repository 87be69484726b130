export { findScoresOnBoard } from './scores/scores-on-board.ts';
export type { ScoreOnBoard } from './scores/scores-on-board.repository.ts';
export { countWishes } from './own/seen-wishes.repository.ts';
