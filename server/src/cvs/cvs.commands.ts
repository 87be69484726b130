export { freezeVariant } from './sent/freeze-variant.ts';
