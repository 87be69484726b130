import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  TemplateFaultCode,
  TemplateRefusalCode,
} from '@torg/protocol/cv-templates/template-faults';
import type { Issue } from '@torg/protocol/errors';

type Text = (tag: string) => MessageDescriptor;

const texts: Record<TemplateFaultCode | TemplateRefusalCode, Text> = {
  unopened_tag: (tag) => msg`Merket ${tag} mangler krøllparentes foran.`,
  unclosed_tag: (tag) => msg`Merket ${tag} mangler krøllparentes bak.`,
  unopened_loop: (tag) => msg`Gjentakelsen ${tag} blir avsluttet, men er aldri begynt.`,
  unclosed_loop: (tag) => msg`Gjentakelsen ${tag} er begynt, men aldri avsluttet.`,
  wrong_closing_tag: (tag) => msg`Gjentakelsen ${tag} blir avsluttet av et annet merke.`,
  misplaced_loop: (tag) =>
    msg`Gjentakelsen ${tag} begynner og slutter på ulike steder, for eksempel i hver sin celle.`,
  broken_tag: (tag) => msg`Merket ${tag} kan ikke leses.`,
  no_word_document: () => msg`Filen er ikke et Word-dokument.`,
  unreadable_part: () => msg`Filen er skadet, eller laget på en måte vi ikke kan lese.`,
  unsafe_archive: () => msg`Filen er pakket på en måte som ikke er trygg å åpne.`,
  too_large_to_read: () => msg`Malen er for stor eller innviklet til å leses.`,
  has_macros: () => msg`Malen har makroer. Lagre den som vanlig dokument (DOCX).`,
  has_forbidden_part: () =>
    msg`Malen har noe i seg som maler ikke kan ha, for eksempel et innebygd objekt eller en annen mal.`,
  has_embedded_document: () => msg`Malen har et innebygd dokument eller objekt.`,
  loads_from_elsewhere: () =>
    msg`Malen henter noe fra et annet sted. Sett inn bilder som kopi, og bruk bare lenker med https eller mailto.`,
  has_forbidden_field: () => msg`Malen har et felt som henter data eller starter noe.`,
};

const isKnown = (code: string | undefined): code is keyof typeof texts =>
  code !== undefined && Object.hasOwn(texts, code);

/** What is wrong, in words. */
export const faultTextOf = ({ code, details }: Issue): MessageDescriptor => {
  const tag = `«${details?.['tag'] ?? ''}»`;
  return isKnown(code) ? texts[code](tag) : texts.unreadable_part(tag);
};
