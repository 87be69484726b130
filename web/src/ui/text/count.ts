import { limits } from '@torg/protocol/limits';

/** A badge's text: empty for nothing, `99+` past ninety-nine. */
export function countText(count: number): string {
  if (count <= 0) return '';
  return count > limits.badge ? `${limits.badge}+` : String(count);
}
