export { countWishes } from './own/seen-wishes.repository.ts';
