import './boards.tables.ts';

export { recordOnCard } from './record-on-board.ts';
