/** An endpoint with OpenAI's API: chat completions, or embeddings. */
export interface LanguageModelSettings {
  /** the address up to `/chat/completions` or `/embeddings` */
  url: string;
  /** a local model needs none */
  key: string | undefined;
  /** the model, stored with every answer */
  name: string;
}

export interface EmbeddingsSettings extends LanguageModelSettings {
  /** requests shorter vectors than the model's default */
  dimensions: number | undefined;
}

export interface ModelSettings {
  /** null: the built-in rules answer */
  languageModel: LanguageModelSettings | null;
  /** so many questions to the model are asked for one organization in a day */
  languageModelPerDay: number;
  /** what machines were sent and answered about people goes so long after the assignment closed */
  assessmentMonths: number;
  /** null: the built-in model, which counts words and parts of words */
  embeddings: EmbeddingsSettings | null;
}

type Endpoint = 'LANGUAGE_MODEL' | 'EMBEDDINGS';
type Variables = { [K in `${Endpoint}_${'URL' | 'KEY' | 'NAME'}`]?: string | undefined } & {
  EMBEDDINGS_DIMENSIONS?: number | undefined;
};

/** Address and model must be set together, and a key needs an address. */
export const endpointRules = (
  parsed: Variables,
  of: Endpoint,
): [broken: boolean, sentence: string][] => [
  [
    (parsed[`${of}_URL`] === undefined) !== (parsed[`${of}_NAME`] === undefined),
    `${of}_URL and ${of}_NAME must be set together.`,
  ],
  [
    parsed[`${of}_URL`] === undefined && parsed[`${of}_KEY`] !== undefined,
    `${of}_URL must be set together with ${of}_KEY.`,
  ],
];

/** The endpoint; null when none is set up. */
function endpointOf(parsed: Variables, of: Endpoint): LanguageModelSettings | null {
  const [url, key, name] = [parsed[`${of}_URL`], parsed[`${of}_KEY`], parsed[`${of}_NAME`]];
  return url === undefined || name === undefined ? null : { url, key, name };
}

function embeddingsSettings(parsed: Variables): EmbeddingsSettings | null {
  const endpoint = endpointOf(parsed, 'EMBEDDINGS');
  return endpoint && { ...endpoint, dimensions: parsed.EMBEDDINGS_DIMENSIONS };
}

export const modelSettings = (
  parsed: Variables & { LANGUAGE_MODEL_PER_DAY: number; ASSESSMENT_MONTHS: number },
): ModelSettings => ({
  languageModel: endpointOf(parsed, 'LANGUAGE_MODEL'),
  languageModelPerDay: parsed.LANGUAGE_MODEL_PER_DAY,
  assessmentMonths: parsed.ASSESSMENT_MONTHS,
  embeddings: embeddingsSettings(parsed),
});
