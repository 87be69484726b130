import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ProfileItemKind } from '@torg/protocol/profiles/profile-terms';

interface KindTexts {
  /** the title of the list */
  many: MessageDescriptor;
  /** on the button that adds one, and above its empty form */
  fresh: MessageDescriptor;
  edit: MessageDescriptor;
  saved: MessageDescriptor;
  /** shown while there are none */
  none: MessageDescriptor;
}

export const kindTexts: Record<ProfileItemKind, KindTexts> = {
  project: {
    many: msg`Prosjekter`,
    fresh: msg`Nytt prosjekt`,
    edit: msg`Rediger prosjekt`,
    saved: msg`Prosjektet er lagret`,
    none: msg`Prosjektene er det oppdragsgivere leser grundigst. Begynn med det siste.`,
  },
  work_experience: {
    many: msg`Arbeidserfaring`,
    fresh: msg`Ny arbeidserfaring`,
    edit: msg`Rediger arbeidserfaring`,
    saved: msg`Arbeidserfaringen er lagret`,
    none: msg`Jobber, tidligere og nåværende.`,
  },
  education: {
    many: msg`Utdanning`,
    fresh: msg`Ny utdanning`,
    edit: msg`Rediger utdanning`,
    saved: msg`Utdanningen er lagret`,
    none: msg`Skoler og grader.`,
  },
  language: {
    many: msg`Språk`,
    fresh: msg`Nytt språk`,
    edit: msg`Rediger språk`,
    saved: msg`Språket er lagret`,
    none: msg`Arbeidsspråk, og nivået i hvert.`,
  },
  course: {
    many: msg`Kurs`,
    fresh: msg`Nytt kurs`,
    edit: msg`Rediger kurs`,
    saved: msg`Kurset er lagret`,
    none: msg`Kurs som forteller noe om ferdighetene.`,
  },
  certification: {
    many: msg`Sertifiseringer`,
    fresh: msg`Ny sertifisering`,
    edit: msg`Rediger sertifisering`,
    saved: msg`Sertifiseringen er lagret`,
    none: msg`Ferdigheter med bevis.`,
  },
  honor: {
    many: msg`Utmerkelser`,
    fresh: msg`Ny utmerkelse`,
    edit: msg`Rediger utmerkelse`,
    saved: msg`Utmerkelsen er lagret`,
    none: msg`Priser og annen heder.`,
  },
  presentation: {
    many: msg`Foredrag`,
    fresh: msg`Nytt foredrag`,
    edit: msg`Rediger foredrag`,
    saved: msg`Foredraget er lagret`,
    none: msg`Foredrag på konferanser og andre scener.`,
  },
  publication: {
    many: msg`Publikasjoner`,
    fresh: msg`Ny publikasjon`,
    edit: msg`Rediger publikasjon`,
    saved: msg`Publikasjonen er lagret`,
    none: msg`Bøker, artikler og andre tekster.`,
  },
  position_experience: {
    many: msg`Verv`,
    fresh: msg`Nytt verv`,
    edit: msg`Rediger verv`,
    saved: msg`Vervet er lagret`,
    none: msg`Styrer, råd og andre verv.`,
  },
};
