import type { EmbeddingsSettings } from '../../platform/settings/model-settings.ts';
import type { Embeddings, EmbeddingsChoice } from '../../platform/ports/embeddings.ts';
import type { Settings } from '../../platform/settings.ts';
import { builtInEmbeddings, builtInName } from './embeddings.built-in.ts';
import { openAiEmbeddings } from './embeddings.openai.ts';

/** Reads a name that `openAiEmbeddings` has made: the model, and the length of its vectors if set. */
function otherModel(settings: EmbeddingsSettings, name: string): Embeddings {
  const [model = name, dimensions] = name.split('@');
  const configured = dimensions === undefined ? undefined : Number(dimensions);
  return openAiEmbeddings({ ...settings, name: model, dimensions: configured });
}

export function makeEmbeddings({
  embeddings: settings,
}: Pick<Settings, 'embeddings'>): EmbeddingsChoice {
  const builtIn = builtInEmbeddings();
  const chosen = settings === null ? builtIn : openAiEmbeddings(settings);
  return {
    chosen,
    named(name) {
      if (name === chosen.name) return chosen;
      if (name === builtInName) return builtIn;
      return settings === null ? null : otherModel(settings, name);
    },
  };
}
