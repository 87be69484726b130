import { createHash } from 'node:crypto';
import { builtInEngine } from '@torg/protocol/ai-jobs/ai-terms';
import type { Locale } from '@torg/protocol/terms';
import type { Settings } from '../../platform/settings.ts';
import type { AiKind } from '../ai-kind.ts';

const sha256 = (value: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null, inOrder))
    .digest('hex');

/** Writes the keys of every object in the same order, since jsonb has an order of its own. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** Equal for the same content. */
export const inputHashOf = (basis: object | undefined): string => sha256(basis);

/** The model that is asked; undefined: rules answer. */
export const modelOf = (
  kind: Pick<AiKind, 'engine'>,
  { languageModel }: Pick<Settings, 'languageModel'>,
): string | undefined => (kind.engine === 'rules' ? undefined : languageModel?.name);

/** Equal for the same content in the same language, to the same engine by the same prompt. */
export function questionHashOf(
  kind: AiKind,
  input_hash: string,
  { settings, locale }: { settings: Pick<Settings, 'languageModel'>; locale: Locale },
): string {
  return sha256([
    input_hash,
    locale,
    modelOf(kind, settings) ?? builtInEngine,
    kind.prompt_version,
  ]);
}
