import { Refusal } from '../../platform/refusal.ts';
import { oneLine } from '../../platform/text/text-blocks.ts';

/** A name as lists show it: signs that turn the direction of writing would turn what stands beside it. */
export function plainName(name: string): string {
  const plain = oneLine(name);
  if (plain !== '') return plain;
  const issues = [{ path: 'opportunity_name', message: 'must not be empty' }];
  throw new Refusal('request_validation_error', { issues });
}
