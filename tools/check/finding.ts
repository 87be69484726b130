import type { Source } from './sources.ts';

/** One offence, with a sentence that says what the rule wants. */
export interface Finding {
  path: string;
  line?: number;
  says: string;
}

/** A rule of this project. It reads sources only, so its test can pass made-up ones. */
export interface OwnCheck {
  name: string;
  look(sources: Source[]): Finding[];
  /** Figures worth showing even without offences. */
  figures?(sources: Source[]): string;
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

export function written({ path, line, says }: Finding): string {
  return `${path}${line ? `:${line}` : ''}  ${says}`;
}
