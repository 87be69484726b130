import type { Locale } from '@torg/protocol/terms';
import { layOutMail } from '../../platform/mail/mail-layout.ts';
import type { Mail } from '../../platform/ports/mail.ts';
import { languageTags } from '../../platform/text/language-tags.ts';
import type { ConsentDetails } from './consent.repository.ts';

interface Words {
  subject: (title: string) => string;
  question: (company: string, client: string, title: string) => string;
  until: (day: string) => string;
  answer: string;
  yes: (name: string, title: string) => string;
  no: (name: string, title: string) => string;
  next: Record<'yes' | 'no', (name: string) => string>;
  open: string;
}

const words: Record<Locale, Words> = {
  nb: {
    subject: (title) => `Vil du bli presentert for «${title}»?`,
    question: (company, client, title) =>
      `${company} vil gjerne presentere deg for ${client}, for oppdraget «${title}». Det skjer bare hvis du sier ja.`,
    until: (day) => `Svar gjerne innen ${day}.`,
    answer: 'Les og svar',
    yes: (name, title) => `${name} sier ja til å bli presentert for «${title}»`,
    no: (name, title) => `${name} sier nei til å bli presentert for «${title}»`,
    next: {
      yes: (name) => `Nå kan dere melde på ${name}.`,
      no: (name) => `Dere kan ikke melde på ${name}, uten at svaret blir et annet.`,
    },
    open: 'Åpne oppdraget',
  },
  sv: {
    subject: (title) => `Vill du bli presenterad för ”${title}”?`,
    question: (company, client, title) =>
      `${company} vill gärna presentera dig för ${client}, för uppdraget ”${title}”. Det sker bara om du säger ja.`,
    until: (day) => `Svara gärna senast ${day}.`,
    answer: 'Läs och svara',
    yes: (name, title) => `${name} säger ja till att bli presenterad för ”${title}”`,
    no: (name, title) => `${name} säger nej till att bli presenterad för ”${title}”`,
    next: {
      yes: (name) => `Nu kan ni anmäla ${name}.`,
      no: (name) => `Ni kan inte anmäla ${name}, om inte svaret blir ett annat.`,
    },
    open: 'Öppna uppdraget',
  },
  en: {
    subject: (title) => `May we put you forward for “${title}”?`,
    question: (company, client, title) =>
      `${company} would like to put you forward to ${client} for the assignment “${title}”. It only happens if you say yes.`,
    until: (day) => `Please answer by ${day}.`,
    answer: 'Read and answer',
    yes: (name, title) => `${name} says yes to being put forward for “${title}”`,
    no: (name, title) => `${name} says no to being put forward for “${title}”`,
    next: {
      yes: (name) => `You can put ${name} forward now.`,
      no: (name) => `You cannot put ${name} forward, unless the answer changes.`,
    },
    open: 'Open the assignment',
  },
};

export function questionMail(row: ConsentDetails, publicUrl: string): Mail {
  const { locale, title } = row;
  const say = words[locale];
  const subject = say.subject(title);
  const day = new Intl.DateTimeFormat(languageTags[locale], {
    dateStyle: 'long',
    timeZone: 'Europe/Oslo',
  }).format(row.deadline);
  const text = say.question(row.company_name ?? '', row.client_name, title);
  const form = layOutMail({
    locale,
    preview: text,
    heading: subject,
    paragraphs: [text, say.until(day)],
    ...(row.message && { quote: row.message }),
    actions: [{ label: say.answer, url: `${publicUrl}/consents/${row.presentation_consent}` }],
  });
  return { to: row.email, subject, ...form };
}

/** To whoever asked. */
export function answerMail(
  row: ConsentDetails,
  asker: { email: string; locale: Locale },
  publicUrl: string,
): Mail {
  const say = words[asker.locale];
  const answer = row.state === 'given' ? 'yes' : 'no';
  const text = say[answer](row.name, row.title);
  const next = say.next[answer](row.name);
  const form = layOutMail({
    locale: asker.locale,
    preview: next,
    heading: text,
    paragraphs: [next],
    actions: [{ label: say.open, url: `${publicUrl}/assignments/${row.assignment}` }],
  });
  return { to: asker.email, subject: text, ...form };
}
