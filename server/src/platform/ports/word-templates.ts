import type {
  TemplateFaultCode,
  TemplateRefusalCode,
} from '@torg/protocol/cv-templates/template-faults';
import type { PaperPicture } from './cv-paper.ts';
import type { NotTypesetReason } from './typesetting.ts';

/** A tag as it stands in a template, with the loops around it. */
export interface FoundTag {
  tag: string;
  kind: 'print' | 'loop' | 'image';
  within: string[];
}

/** What is wrong in a template, and in which paragraph of which part. */
export interface TemplateFault {
  code: TemplateFaultCode;
  message: string;
  details: {
    tag: string;
    part: string;
    /** from 1; null where it could not be told */
    paragraph: number | null;
    text: string;
  };
}

/** What no template may have, and where it was found. */
export interface RefusedTemplate {
  code: TemplateRefusalCode;
  what: string;
}

export type CheckedTemplate =
  | { tags: FoundTag[] }
  /** it has something that no template may have */
  | { refused: RefusedTemplate }
  /** its tags do not fit together */
  | { faults: TemplateFault[] };

/** A month as it is told, with its parts for patterns as `MM.yyyy`. */
export interface TemplateDate {
  kind: 'date';
  text: string;
  year: number | null;
  month: number | null;
  day: number | null;
}

/** Prints its names in one line, and can be repeated. */
export interface TemplateNames {
  kind: 'names';
  text: string;
  items: readonly TemplateFields[];
}

export type TemplateValue =
  | string
  | boolean
  | TemplateDate
  | TemplateNames
  | readonly TemplateFields[];
export interface TemplateFields {
  readonly [name: string]: TemplateValue;
}

export interface TemplateFilling {
  fields: TemplateFields;
  /** by the name of their tag */
  pictures: Readonly<Record<string, PaperPicture | null>>;
}

export interface WordTemplates {
  /** Looks into an uploaded template; what cannot be read is answered, never thrown. */
  check: (bytes: Uint8Array) => Promise<CheckedTemplate>;
  /** The template with everything filled in. Throws `TemplateNotFilled`. */
  fill: (bytes: Uint8Array, filling: TemplateFilling) => Promise<Buffer>;
  /** Ends the process that does it, if it is still warm. */
  close: () => Promise<void>;
}

export class TemplateNotFilled extends Error {
  readonly reason: NotTypesetReason;

  constructor(reason: NotTypesetReason, detail = '') {
    super(`the template was not filled: ${reason}${detail && ` (${detail})`}`);
    this.name = 'TemplateNotFilled';
    this.reason = reason;
  }
}
