import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  CvImportFailure,
  FoundState,
  LeftOutReason,
} from '@torg/protocol/cv-imports/import-terms';
import type { Certainty } from '@torg/protocol/cv-imports/read-cv';

export const certaintyTexts: Record<Certainty, { text: MessageDescriptor; color: string }> = {
  certain: { text: msg`Sikker lesing`, color: 'spruce' },
  likely: { text: msg`Ganske sikker lesing`, color: 'gray' },
  unsure: { text: msg`Usikker lesing, se over`, color: 'clay' },
};

/** What became of an entry; nothing is told of what nobody has decided on. */
export const stateTexts: Record<Exclude<FoundState, 'found'>, MessageDescriptor> = {
  kept: msg`Lagt inn`,
  already_there: msg`Står der fra før`,
  left_out: msg`Utelatt`,
  undone: msg`Angret`,
};

export const reasonTexts: Record<LeftOutReason, MessageDescriptor> = {
  not_asked_for: msg`Du ba ikke om denne delen.`,
  over_the_limit: msg`Det er ikke plass til flere i profilen.`,
  unknown_term: msg`Vi kjenner ikke ordet ennå. Du kan foreslå det.`,
  field_is_filled: msg`Det står noe her fra før. Velg å bytte det ut hvis du vil ha dette.`,
};

export const failureTexts: Record<CvImportFailure, MessageDescriptor> = {
  could_not_read_pdf: msg`Vi får ikke lest filen. Den kan være låst med passord, ødelagt, eller et bilde uten tekst. Lagre CV-en på nytt som PDF fra programmet den er skrevet i, og prøv igjen.`,
  cv_pdf_too_large: msg`CV-en er for stor. Den kan ha opptil 50 sider og 20 MB. Ta bort noen sider, og prøv igjen.`,
};
