/** An endpoint that speaks OpenAI's way: chat completions, or embeddings. */
export interface LanguageModelSettings {
  /** what stands before `/chat/completions` or `/embeddings` */
  url: string;
  /** a model on one's own machine needs none */
  key: string | undefined;
  /** which model; kept with every answer */
  name: string;
}

export interface EmbeddingsSettings extends LanguageModelSettings {
  /** asks the model for shorter vectors than it makes by itself */
  dimensions: number | undefined;
}

type Endpoint = 'LANGUAGE_MODEL' | 'EMBEDDINGS';
type Variables = { [K in `${Endpoint}_${'URL' | 'KEY' | 'NAME'}`]?: string | undefined } & {
  EMBEDDINGS_DIMENSIONS?: number | undefined;
};

/** Address and model go together, and a key goes nowhere without an address. */
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

/** null: none is set up */
export function endpointOf(parsed: Variables, of: Endpoint): LanguageModelSettings | null {
  const [url, key, name] = [parsed[`${of}_URL`], parsed[`${of}_KEY`], parsed[`${of}_NAME`]];
  return url === undefined || name === undefined ? null : { url, key, name };
}

export function embeddingsSettings(parsed: Variables): EmbeddingsSettings | null {
  const endpoint = endpointOf(parsed, 'EMBEDDINGS');
  return endpoint && { ...endpoint, dimensions: parsed.EMBEDDINGS_DIMENSIONS };
}
