// Runs as a process of its own: whoever uploads a template must not be able to harm more than this.
import type { TemplateRefusalCode } from '@torg/protocol/cv-templates/template-faults';
import { ArchiveRefused, unzip, type ArchiveLimits } from '../cv-files/unzip.ts';
import { XmlRefused } from '../cv-files/read-xml.ts';
import { answerParent } from '../../platform/processes/answer-parent.ts';
import type { CheckedTemplate, TemplateFilling } from '../../platform/ports/word-templates.ts';
import { compileTemplate } from './compile-template.ts';
import { fillTemplate } from './fill-template.ts';
import { openedTemplate } from './opened-templates.ts';
import { refuseParts, TemplateRefused } from './refuse-parts.ts';

export interface TemplateQuestion {
  bytes: Uint8Array;
  most: ArchiveLimits;
  /** unset: the template is only looked at */
  filling?: TemplateFilling;
}
export type TemplateReply = CheckedTemplate | { docx: Uint8Array } | { unfilled: string };

/** The parts of a template, of which none may load, run or hide anything. */
function openParts({ bytes, most }: TemplateQuestion): Map<string, Buffer> {
  const parts = unzip(Buffer.from(bytes), most, () => true);
  refuseParts(parts);
  return parts;
}

/** Why it is no template; undefined where the failure is ours. */
function refusalOf(error: unknown): TemplateRefusalCode | undefined {
  if (error instanceof TemplateRefused) return error.code;
  if (error instanceof XmlRefused) return 'unreadable_part';
  const { code = '' } = error as NodeJS.ErrnoException;
  const isArchive = error instanceof ArchiveRefused || code.startsWith('Z_');
  return isArchive || code === 'ERR_BUFFER_TOO_LARGE' ? 'unsafe_archive' : undefined;
}

function answer(question: TemplateQuestion): TemplateReply {
  try {
    const opened = openedTemplate(question.bytes, () => openParts(question));
    const { filling } = question;
    return filling === undefined
      ? compileTemplate(opened.parts)
      : { docx: fillTemplate(opened, filling) };
  } catch (error) {
    const { message } = error as Error;
    const code = refusalOf(error);
    return code === undefined ? { unfilled: message } : { refused: { code, what: message } };
  }
}

answerParent((question: TemplateQuestion) => Promise.resolve(answer(question)));
