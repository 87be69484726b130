import { limits } from '@torg/protocol/limits';
import type { Field } from './field.ts';
import { preferNamed, quoteAround, spansOf, type ReadNeed } from '../need-text.ts';

const { min, max } = limits.assignment.percent;

/** Of `60–80 %` the upper one, since that is what the client makes room for. */
export function percentOf(need: ReadNeed): Field<number> | undefined {
  const [extent] = preferNamed(need, spansOf(need, 'extent'), 'extent');
  const said = extent?.most ?? extent?.least ?? null;
  if (!extent || said === null) return undefined;
  const value = Math.min(max, Math.max(min, Math.round(said)));
  return { value, source: quoteAround(need, extent) };
}
