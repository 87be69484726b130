import type {
  FeatureExtractionFlag,
  FoundEntry,
  ItemOf,
  ReadCv,
  SourceLine,
} from '@torg/protocol/cv-imports/read-cv';

const nowhere = { x: 0, y: 0, width: 0, height: 0 };

/** A text of a field; everything else that a stranger's file may have there counts as none. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

export const listOf = (value: unknown): Record<string, unknown>[] =>
  (Array.isArray(value) ? value : []).filter(
    (one): one is Record<string, unknown> => typeof one === 'object' && one !== null,
  );

export const textsOf = (value: unknown): string[] =>
  (Array.isArray(value) ? value : []).map(textOf).filter((text) => text !== '');

export const joined = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join('\n\n');

/** Collects what a file says in fields. Its lines are the fields that were read, in their order. */
export class StructuredCv {
  readonly #found: Record<string, FoundEntry<object>[]> = {};
  readonly #person: ReadCv['person'] = { name: null, email: null, phone: null, title: null };
  #line = 0;

  #source(text: string): SourceLine[] {
    this.#line += 1;
    return [{ page: 1, line: this.#line, text, box: nowhere }];
  }

  /** Adds an entry; the text shows what it was read from. */
  add<Flag extends FeatureExtractionFlag>(
    flag: Flag,
    item: ItemOf<Flag>,
    ...said: readonly string[]
  ): void {
    const text = said.filter((part) => part !== '').join(' · ');
    if (text === '') return;
    (this.#found[flag] ??= []).push({ item, certainty: 'certain', source: this.#source(text) });
  }

  setPerson(field: keyof ReadCv['person'], value: string): void {
    if (value === '' || this.#person[field] !== null) return;
    this.#person[field] = { item: value, certainty: 'certain', source: this.#source(value) };
  }

  result(language: ReadCv['language'] = null): ReadCv {
    return {
      language,
      person: this.#person,
      found: this.#found,
      not_placed: [],
    };
  }
}
