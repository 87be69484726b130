import type { Locale } from '../terms.ts';
import type { RuleCode } from './profile-rules.ts';

/** How to fix a rule that fails, addressed to the consultant. */
export const ruleTexts: Record<RuleCode, Record<Locale, string>> = {
  name_required: { nb: 'Skriv navnet ditt.', sv: 'Skriv ditt namn.', en: 'Enter your name.' },
  image_required: {
    nb: 'Last opp et bilde av deg.',
    sv: 'Ladda upp en bild på dig.',
    en: 'Upload a photo of yourself.',
  },
  description_required: {
    nb: 'Skriv en beskrivelse av deg som konsulent.',
    sv: 'Skriv en beskrivning av dig som konsult.',
    en: 'Describe yourself as a consultant.',
  },
  description_too_short: {
    nb: 'Beskrivelsen må ha minst 500 tegn.',
    sv: 'Beskrivningen måste ha minst 500 tecken.',
    en: 'The description needs at least 500 characters.',
  },
  availability_required: {
    nb: 'Si når du er ledig.',
    sv: 'Ange när du är ledig.',
    en: 'Say when you are available.',
  },
  experience_since_required: {
    nb: 'Si hvor lenge du har hatt relevant erfaring.',
    sv: 'Ange hur länge du har haft relevant erfarenhet.',
    en: 'Say since when you have relevant experience.',
  },
  experience_too_short: {
    nb: 'Du må ha mer enn to års erfaring.',
    sv: 'Du måste ha mer än två års erfarenhet.',
    en: 'You need more than two years of experience.',
  },
  remote_or_region_required: {
    nb: 'Velg minst én region, eller si at du kan jobbe hjemmefra.',
    sv: 'Välj minst en region, eller ange att du kan arbeta på distans.',
    en: 'Choose at least one region, or say that you can work remotely.',
  },
  too_few_skills: {
    nb: 'Legg til minst fem ferdigheter.',
    sv: 'Lägg till minst fem kompetenser.',
    en: 'Add at least five skills.',
  },
  no_expert_skill: {
    nb: 'Merk minst én ferdighet som ekspert.',
    sv: 'Markera minst en kompetens som expert.',
    en: 'Mark at least one skill as expert.',
  },
  role_required: {
    nb: 'Legg til minst én rolle.',
    sv: 'Lägg till minst en roll.',
    en: 'Add at least one role.',
  },
  emphasized_role_required: {
    nb: 'Fremhev minst én rolle.',
    sv: 'Framhäv minst en roll.',
    en: 'Highlight at least one role.',
  },
  language_required: {
    nb: 'Legg til minst ett språk.',
    sv: 'Lägg till minst ett språk.',
    en: 'Add at least one language.',
  },
  language_level_required: {
    nb: 'Hvert språk trenger et nivå, muntlig eller skriftlig.',
    sv: 'Varje språk behöver en nivå, muntlig eller skriftlig.',
    en: 'Every language needs a level, spoken or written.',
  },
  too_few_projects: {
    nb: 'Legg til flere prosjekter: ett for hvert andre år med erfaring, opptil fem.',
    sv: 'Lägg till fler projekt: ett för vartannat år med erfarenhet, upp till fem.',
    en: 'Add more projects: one for every two years of experience, up to five.',
  },
  project_customer_required: {
    nb: 'Skriv hvem som var kunden.',
    sv: 'Skriv vem som var kunden.',
    en: 'Say who the customer was.',
  },
  project_start_required: {
    nb: 'Si hvilken måned og hvilket år prosjektet begynte.',
    sv: 'Ange vilken månad och vilket år projektet började.',
    en: 'Give the month and year when the project began.',
  },
  project_description_too_short: {
    nb: 'Beskriv prosjektet med minst 100 tegn.',
    sv: 'Beskriv projektet med minst 100 tecken.',
    en: 'Describe the project in at least 100 characters.',
  },
  project_role_description_too_short: {
    nb: 'Beskriv hva du gjorde med minst 100 tegn.',
    sv: 'Beskriv vad du gjorde med minst 100 tecken.',
    en: 'Describe what you did in at least 100 characters.',
  },
  project_role_required: {
    nb: 'Velg minst én rolle i prosjektet.',
    sv: 'Välj minst en roll i projektet.',
    en: 'Choose at least one role in the project.',
  },
  project_skill_required: {
    nb: 'Velg minst én ferdighet som ble brukt i prosjektet.',
    sv: 'Välj minst en kompetens som användes i projektet.',
    en: 'Choose at least one skill used in the project.',
  },
  work_experience_required: {
    nb: 'Legg til minst én arbeidserfaring.',
    sv: 'Lägg till minst en arbetslivserfarenhet.',
    en: 'Add at least one work experience.',
  },
  work_experience_start_too_late: {
    nb: 'Minst én arbeidserfaring må ha begynt da erfaringen din begynte, eller før.',
    sv: 'Minst en arbetslivserfarenhet måste ha börjat när din erfarenhet började, eller tidigare.',
    en: 'At least one work experience must have begun when your experience did, or before.',
  },
  ongoing_work_experience_required: {
    nb: 'Minst én arbeidserfaring må pågå nå, uten sluttdato.',
    sv: 'Minst en arbetslivserfarenhet måste pågå nu, utan slutdatum.',
    en: 'At least one work experience must be ongoing, with no end date.',
  },
  work_experience_company_required: {
    nb: 'Skriv hvor du jobbet.',
    sv: 'Skriv var du arbetade.',
    en: 'Say where you worked.',
  },
  work_experience_start_required: {
    nb: 'Si hvilken måned og hvilket år du begynte.',
    sv: 'Ange vilken månad och vilket år du började.',
    en: 'Give the month and year when you began.',
  },
};

/** The same for other readers, where the first text would seem to be about the reader. */
export const ruleTextsForOthers: Partial<Record<RuleCode, Record<Locale, string>>> = {
  name_required: {
    nb: 'Skriv navnet til konsulenten.',
    sv: 'Skriv konsultens namn.',
    en: "Enter the consultant's name.",
  },
  image_required: {
    nb: 'Last opp et bilde av konsulenten.',
    sv: 'Ladda upp en bild på konsulten.',
    en: 'Upload a photo of the consultant.',
  },
  description_required: {
    nb: 'Skriv en beskrivelse av konsulenten.',
    sv: 'Skriv en beskrivning av konsulten.',
    en: 'Describe the consultant.',
  },
  availability_required: {
    nb: 'Si når konsulenten er ledig.',
    sv: 'Ange när konsulten är ledig.',
    en: 'Say when the consultant is available.',
  },
  experience_since_required: {
    nb: 'Si hvor lenge konsulenten har hatt relevant erfaring.',
    sv: 'Ange hur länge konsulten har haft relevant erfarenhet.',
    en: 'Say since when the consultant has relevant experience.',
  },
  experience_too_short: {
    nb: 'Konsulenten må ha mer enn to års erfaring.',
    sv: 'Konsulten måste ha mer än två års erfarenhet.',
    en: 'The consultant needs more than two years of experience.',
  },
  remote_or_region_required: {
    nb: 'Velg minst én region, eller si at konsulenten kan jobbe hjemmefra.',
    sv: 'Välj minst en region, eller ange att konsulten kan arbeta på distans.',
    en: 'Choose at least one region, or say that the consultant can work remotely.',
  },
  project_role_description_too_short: {
    nb: 'Beskriv hva konsulenten gjorde med minst 100 tegn.',
    sv: 'Beskriv vad konsulten gjorde med minst 100 tecken.',
    en: 'Describe what the consultant did in at least 100 characters.',
  },
  work_experience_start_too_late: {
    nb: 'Minst én arbeidserfaring må ha begynt da erfaringen til konsulenten begynte, eller før.',
    sv: 'Minst en arbetslivserfarenhet måste ha börjat när konsultens erfarenhet började, eller tidigare.',
    en: "At least one work experience must have begun when the consultant's did, or before.",
  },
  work_experience_company_required: {
    nb: 'Skriv hvor konsulenten jobbet.',
    sv: 'Skriv var konsulten arbetade.',
    en: 'Say where the consultant worked.',
  },
  work_experience_start_required: {
    nb: 'Si hvilken måned og hvilket år jobben begynte.',
    sv: 'Ange vilken månad och vilket år jobbet började.',
    en: 'Give the month and year when the job began.',
  },
};
