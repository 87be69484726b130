export { findScoresOnBoard, type ScoreOnBoard } from './scores/scores-on-board.ts';
export { countWishes } from './own/seen-wishes.repository.ts';
