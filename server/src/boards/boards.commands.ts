import './boards.tables.ts';

export { recordOnBoard, recordOnCard } from './record-on-board.ts';
