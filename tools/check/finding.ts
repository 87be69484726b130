import type { Source } from './sources.ts';

/** One thing to put right, in a sentence that says what the house wants. */
export interface Finding {
  path: string;
  line?: number;
  says: string;
}

/** A rule of the house that looks at sources alone, so that its test can hand it made-up ones. */
export interface OwnCheck {
  name: string;
  look(sources: Source[]): Finding[];
  /** Figures worth seeing also when all is well. */
  figures?(sources: Source[]): string;
}

export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length;
}

export function written({ path, line, says }: Finding): string {
  return `${path}${line ? `:${line}` : ''}  ${says}`;
}
