import './boards.tables.ts';

export { findAudience, type BoardRow } from './boards.repository.ts';
export { findColumn } from './columns/columns.repository.ts';
export { columnId } from './notify-board.ts';
export { openBoard, type OpenBoard } from './open-board.ts';
