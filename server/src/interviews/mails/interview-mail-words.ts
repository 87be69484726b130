import type { Locale } from '@torg/protocol/terms';
import type { InterviewNews } from './news.ts';

export interface Names {
  consultant: string;
  company: string;
  title: string;
  /** the day and the hour; empty while no time is booked */
  day: string;
  /** the receiver is the consultant, or speaks for them */
  isConsultant: boolean;
}

interface NewsWords {
  subject: (names: Names) => string;
  text: (names: Names) => string;
}

export interface Words {
  labels: Record<'about' | 'time' | 'place' | 'link' | 'people', string>;
  /** above the times that one may choose from */
  choice: string;
  action: { choose: string; open: string };
  /** of the entry in a calendar, which shows no more of it */
  entry: (names: Names) => string;
  /** below a mail that brings a calendar file */
  calendar: string;
  /** the name of that file when it is downloaded */
  calendar_name: string;
  news: Record<InterviewNews, NewsWords>;
}

const withWhom = ({ isConsultant, company, consultant }: Names): string =>
  isConsultant ? company : consultant;

const nb: Words = {
  labels: { about: 'Om', time: 'Tid', place: 'Sted', link: 'Møtelenke', people: 'Deltar' },
  choice: 'Tidene du kan velge mellom',
  action: { choose: 'Velg en tid', open: 'Se intervjuet' },
  entry: (names) => `Intervju med ${withWhom(names)}: ${names.title}`,
  calendar: 'Kalenderfilen som følger med, legger intervjuet inn i kalenderen din.',
  calendar_name: 'intervju.ics',
  news: {
    offered: {
      subject: ({ company, title }) => `${company} inviterer til intervju: ${title}`,
      text: ({ company }) =>
        `${company} vil gjerne snakke med deg. Velg den tiden som passer, eller be om andre.`,
    },
    booked: {
      subject: (names) => `Intervju med ${withWhom(names)} ${names.day}`,
      text: () => 'Intervjuet er avtalt.',
    },
    moved: {
      subject: (names) => `Endret: intervju med ${withWhom(names)} ${names.day}`,
      text: () => 'Intervjuet er endret. Dette gjelder nå:',
    },
    removed: {
      subject: (names) => `Du deltar ikke i intervjuet med ${withWhom(names)}`,
      text: () => 'Du er tatt av listen over dem som deltar. Du trenger ikke gjøre noe.',
    },
    others_wanted: {
      subject: ({ isConsultant, company, consultant }) =>
        isConsultant ? `Andre tider: intervju med ${company}` : `${consultant} ber om andre tider`,
      text: ({ isConsultant, company, consultant }) =>
        isConsultant
          ? `Vi har sagt fra til ${company} om at tidene ikke passer:`
          : `Tidene passer ikke for ${consultant}, som skriver:`,
    },
    declined: {
      subject: ({ isConsultant, company, consultant }) =>
        isConsultant
          ? `Takket nei: intervju med ${company}`
          : `${consultant} takker nei til intervjuet`,
      text: ({ isConsultant, company, consultant }) =>
        isConsultant
          ? `Vi har sagt fra til ${company} om at det ikke blir noe intervju.`
          : `${consultant} takker nei til å bli intervjuet.`,
    },
    cancelled: {
      subject: (names) => `Avlyst: intervju med ${withWhom(names)}`,
      text: () => 'Intervjuet blir ikke noe av.',
    },
    reminder: {
      subject: (names) => `Påminnelse: intervju med ${withWhom(names)} ${names.day}`,
      text: () => 'Vi minner om intervjuet.',
    },
  },
};

const sv: Words = {
  labels: { about: 'Om', time: 'Tid', place: 'Plats', link: 'Möteslänk', people: 'Deltar' },
  choice: 'Tiderna du kan välja mellan',
  action: { choose: 'Välj en tid', open: 'Se intervjun' },
  entry: (names) => `Intervju med ${withWhom(names)}: ${names.title}`,
  calendar: 'Kalenderfilen som följer med lägger in intervjun i din kalender.',
  calendar_name: 'intervju.ics',
  news: {
    offered: {
      subject: ({ company, title }) => `${company} bjuder in till intervju: ${title}`,
      text: ({ company }) =>
        `${company} vill gärna prata med dig. Välj den tid som passar, eller be om andra.`,
    },
    booked: {
      subject: (names) => `Intervju med ${withWhom(names)} ${names.day}`,
      text: () => 'Intervjun är bokad.',
    },
    moved: {
      subject: (names) => `Ändrad: intervju med ${withWhom(names)} ${names.day}`,
      text: () => 'Intervjun har ändrats. Det här gäller nu:',
    },
    removed: {
      subject: (names) => `Du deltar inte i intervjun med ${withWhom(names)}`,
      text: () => 'Du har tagits bort från listan över dem som deltar. Du behöver inte göra något.',
    },
    others_wanted: {
      subject: ({ isConsultant, company, consultant }) =>
        isConsultant ? `Andra tider: intervju med ${company}` : `${consultant} ber om andra tider`,
      text: ({ isConsultant, company, consultant }) =>
        isConsultant
          ? `Vi har meddelat ${company} att tiderna inte passar:`
          : `Tiderna passar inte för ${consultant}, som skriver:`,
    },
    declined: {
      subject: ({ isConsultant, company, consultant }) =>
        isConsultant
          ? `Tackat nej: intervju med ${company}`
          : `${consultant} tackar nej till intervjun`,
      text: ({ isConsultant, company, consultant }) =>
        isConsultant
          ? `Vi har meddelat ${company} att det inte blir någon intervju.`
          : `${consultant} tackar nej till att bli intervjuad.`,
    },
    cancelled: {
      subject: (names) => `Inställd: intervju med ${withWhom(names)}`,
      text: () => 'Intervjun blir inte av.',
    },
    reminder: {
      subject: (names) => `Påminnelse: intervju med ${withWhom(names)} ${names.day}`,
      text: () => 'Vi påminner om intervjun.',
    },
  },
};

const en: Words = {
  labels: {
    about: 'About',
    time: 'Time',
    place: 'Place',
    link: 'Meeting link',
    people: 'Taking part',
  },
  choice: 'The times you can choose from',
  action: { choose: 'Choose a time', open: 'See the interview' },
  entry: (names) => `Interview with ${withWhom(names)}: ${names.title}`,
  calendar: 'The attached calendar file puts the interview into your calendar.',
  calendar_name: 'interview.ics',
  news: {
    offered: {
      subject: ({ company, title }) => `${company} invites you to an interview: ${title}`,
      text: ({ company }) =>
        `${company} would like to talk with you. Choose the time that suits you, or ask for others.`,
    },
    booked: {
      subject: (names) => `Interview with ${withWhom(names)}, ${names.day}`,
      text: () => 'The interview is booked.',
    },
    moved: {
      subject: (names) => `Changed: interview with ${withWhom(names)}, ${names.day}`,
      text: () => 'The interview was changed. This is how it is now:',
    },
    removed: {
      subject: (names) => `You do not take part in the interview with ${withWhom(names)}`,
      text: () => 'You were taken off the list of those who take part. There is nothing to do.',
    },
    others_wanted: {
      subject: ({ isConsultant, company, consultant }) =>
        isConsultant
          ? `Other times: interview with ${company}`
          : `${consultant} asks for other times`,
      text: ({ isConsultant, company, consultant }) =>
        isConsultant
          ? `We have told ${company} that the times do not suit:`
          : `The times do not suit ${consultant}, who writes:`,
    },
    declined: {
      subject: ({ isConsultant, company, consultant }) =>
        isConsultant
          ? `Declined: interview with ${company}`
          : `${consultant} declines the interview`,
      text: ({ isConsultant, company, consultant }) =>
        isConsultant
          ? `We have told ${company} that there will be no interview.`
          : `${consultant} does not want to be interviewed.`,
    },
    cancelled: {
      subject: (names) => `Cancelled: interview with ${withWhom(names)}`,
      text: () => 'The interview does not take place.',
    },
    reminder: {
      subject: (names) => `Reminder: interview with ${withWhom(names)}, ${names.day}`,
      text: () => 'This is a reminder of the interview.',
    },
  },
};

export const interviewMailWords: Record<Locale, Words> = { nb, sv, en };
