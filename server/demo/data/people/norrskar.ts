import { prose } from '../prose.ts';
import { active, approved } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const norrskar = [
  {
    key: 'simon-hedberg',
    email: 'simon.hedberg@norrskar.example',
    name: 'Simon Hedberg',
    phone: '+46 70 174 06 36',
    title: 'Systemarkitekt .NET',
    companyKey: 'norrskar',
    locale: 'sv',
    status: active,
    isAdminInCompany: true,
    description: prose`
      Systemarkitekt på Microsoftplattformen, med Umeå som bas. Jag har sexton års erfarenhet från
      skog, energi och vård, och bygger helst händelsedrivna system som tål att nätet är borta en
      stund, för det är det ofta där mina användare befinner sig.

      Senast ansvarade jag för en ny mätvärdesplattform åt ett elnätsbolag: 180 000 mätare,
      kvartsvärden och rapportering till marknaden, från första skiss till två års drift. Teamet
      var fem personer och budgeten höll.

      Jag skriver kod minst halva tiden, annars blir jag en sämre arkitekt. Driver Norrskärs
      kontor och arbetar mest på distans.
    `,
    experienceYears: 16,
    availabilityOffsetDays: 45,
    remoteWorkOk: true,
    regions: ['SE-AC', 'SE-Y', 'SE-BD'],
    roles: { emphasized: ['solution-architect', 'backend-developer'], other: ['tech-lead'] },
    skills: {
      expert: ['c-sharp', 'dotnet', 'azure', 'system-architecture'],
      other: [
        'sql-server',
        'azure-devops',
        'microservices',
        'rest-api',
        'docker',
        'event-driven-architecture',
        'bicep',
      ],
    },
  },
  {
    key: 'leila-moradi',
    email: 'leila.moradi@norrskar.example',
    name: 'Leila Moradi',
    phone: '+46 70 174 06 37',
    title: 'UX-designer',
    companyKey: 'norrskar',
    locale: 'sv',
    status: active,
    description: prose`
      UX-designer från Malmö med nio års erfarenhet av verksamhetssystem och kundtjänster. Jag har
      stått i truckhytter, suttit på larmcentraler och följt med hemtjänsten, eftersom den bästa
      designen för ett stressat arbete sällan kommer ur ett konferensrum.

      I ett lagerprojekt ritade jag om plockarnas handdatorer. Vi gick från elva till fyra tryck
      per orderrad, felplocken minskade med en tredjedel och upplärningen av säsongspersonal från
      tre dagar till en.

      Jag håller i hela kedjan från observation till klickbar prototyp och överlämning, och är van
      vid att vara ensam designer bland tio utvecklare.
    `,
    experienceYears: 9,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-M', 'SE-AB'],
    roles: { emphasized: ['ux-designer'], other: ['interaction-designer', 'ux-researcher'] },
    skills: {
      expert: ['figma', 'user-research', 'prototyping', 'usability-testing'],
      other: [
        'interaction-design',
        'accessibility',
        'service-design',
        'design-systems',
        'workshop-facilitation',
        'wireframing',
      ],
    },
  },
  {
    key: 'viktor-agren',
    email: 'viktor.agren@norrskar.example',
    name: 'Viktor Ågren',
    phone: '+46 70 174 06 38',
    title: 'Mobilutvecklare',
    companyKey: 'norrskar',
    locale: 'sv',
    status: active,
    description: prose`
      Mobilutvecklare med tonvikt på Android och appar som används i arbete: chaufförer,
      skogsmaskinförare, servicetekniker och vårdpersonal. Det innebär handskar, dålig täckning,
      gamla telefoner och noll tålamod med inloggning.

      Min senaste app följde 2 300 chaufförer genom arbetsdagen med körorder, skanning,
      leveranskvitto och avvikelse med bild. Synkroniseringen skrev vi om två gånger, och den
      tredje fungerar fortfarande. Kraschfria sessioner låg på 99,8 procent.

      Kotlin är modersmålet, men jag har levererat i Swift och React Native när det varit rätt val
      för teamet.
    `,
    experienceYears: 8,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['SE-AC', 'SE-AB'],
    roles: { emphasized: ['mobile-developer', 'android-developer'], other: ['ios-developer'] },
    skills: {
      expert: ['kotlin', 'android', 'jetpack-compose', 'react-native'],
      other: ['swift', 'typescript', 'rest-api', 'firebase', 'ci-cd', 'bluetooth', 'git'],
    },
  },
  {
    key: 'katarzyna-nowacka',
    email: 'katarzyna.nowacka@norrskar.example',
    name: 'Katarzyna Nowacka',
    phone: '+46 70 174 06 39',
    title: 'Frontendutvecklare',
    companyKey: 'norrskar',
    locale: 'en',
    status: active,
    description: prose`
      Frontend developer with eleven years of experience, the last six in Malmö. I have led
      frontend work in logistics and e-commerce, mostly React and TypeScript, and care about two
      things above all: that the page is fast on a bad phone, and that the code can be understood
      by whoever comes next.

      For a freight company I rebuilt the customers' booking portal together with two colleagues.
      Time to a finished booking fell from six minutes to under two, and support calls about the
      portal dropped by more than half in the first quarter.

      I speak Swedish in meetings and write it with a little help. Happy to mentor, review and say
      no to one more library.
    `,
    experienceYears: 11,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-M', 'SE-AB', 'SE-O'],
    roles: { emphasized: ['frontend-developer'], other: ['tech-lead'] },
    skills: {
      expert: ['react', 'typescript', 'javascript', 'graphql'],
      other: ['next-js', 'css', 'vite', 'playwright', 'node-js', 'design-systems', 'accessibility'],
    },
  },
  {
    key: 'arvid-backman',
    email: 'arvid.backman@norrskar.example',
    name: 'Arvid Bäckman',
    phone: '+46 70 174 06 40',
    title: 'PLC- och inbyggnadsutvecklare',
    companyKey: 'norrskar',
    locale: 'sv',
    status: approved,
    description: prose`
      Utvecklare av styrsystem för sågverk och gruva, tolv år i branschen. Jag programmerar PLC, skriver
      fast programvara i C när det inte finns något att köpa och bygger driftbilder som skiftlaget läser
      utan pärm.

      Jag har byggt om en sorteringslinje medan den gick, ventilerat en gruva efter var folk och fordon
      faktiskt är, och ersatt en styrenhet som inte längre tillverkas i 300 maskiner. Det gemensamma är
      att ingenting får stanna, och att den som står bredvid vet mer än ritningen.

      Föräldraledig ett tag till. Därefter helst uppdrag i Norr- och Västerbotten, på plats där maskinen
      står.
    `,
    experienceYears: 12,
    availabilityOffsetDays: null,
    remoteWorkOk: false,
    regions: ['SE-AC', 'SE-BD'],
    roles: { emphasized: ['embedded-developer'], other: [] },
    skills: {
      expert: ['c', 'plc'],
      other: ['embedded-systems', 'scada', 'modbus'],
    },
  },
] satisfies readonly DemoConsultant[];
