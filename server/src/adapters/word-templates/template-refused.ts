import type { TemplateRefusalCode } from '@torg/protocol/cv-templates/template-faults';

/** A template has something that no template may have; the message says what and where. */
export class TemplateRefused extends Error {
  readonly code: TemplateRefusalCode;

  constructor(code: TemplateRefusalCode, what: string) {
    super(what);
    this.code = code;
  }
}
