import { prose } from '../prose.ts';
import { active, writing } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const makeskrik = [
  {
    key: 'live-sandtorv',
    email: 'live.sandtorv@makeskrik.example',
    name: 'Live Sandtorv',
    phone: '+47 010 00 042',
    title: 'Tjenestedesigner og fagleder',
    companyKey: 'makeskrik',
    locale: 'nb',
    status: active,
    isAdminInCompany: true,
    description: prose`
      Tjenestedesigner som har jobbet mest med det offentlige, og mest med tjenester folk bruker
      én gang i livet: dødsfall, uførhet, skilsmisse, byggesøknad. Da er det ingen som øver, og
      alt må forstås første gang.

      Jeg leder innsiktsarbeid med både brukere og ansatte, tegner tjenesten slik den er, og får
      jus, økonomi og IT til å se på samme tegning. I et samarbeid mellom fire etater om oppgjør
      etter dødsfall gikk antall skjemaer fra 17 til 5. Det krevde to lovendringer, og de kom.

      Jeg har lært at en god arbeidsøkt trenger færre fargede lapper og mer forberedelse. Fagleder
      i Måkeskrik, og foredrar gjerne.
    `,
    experienceYears: 15,
    availabilityOffsetDays: 60,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-32'],
    roles: { emphasized: ['service-designer'], other: ['ux-researcher', 'design-lead'] },
    skills: {
      expert: [
        'service-design',
        'workshop-facilitation',
        'user-journey-mapping',
        'stakeholder-management',
      ],
      other: [
        'user-research',
        'prototyping',
        'figma',
        'design-thinking',
        'concept-development',
        'accessibility',
      ],
    },
  },
  {
    key: 'emil-rasmussen-holt',
    email: 'emil.holt@makeskrik.example',
    name: 'Emil Rasmussen Holt',
    phone: '+47 010 00 043',
    title: 'Interaksjonsdesigner',
    companyKey: 'makeskrik',
    locale: 'nb',
    status: active,
    description: prose`
      Interaksjonsdesigner med forkjærlighet for tette skjermbilder: kontrollrom, saksbehandling,
      planlegging av skift. Der noen ser for mye informasjon, ser jeg en arbeidsdag som skal gå
      opp.

      I to år satt jeg i et team som laget vaktsentralens nye bilde for et kraftselskap. Vi øvde
      på simulatoren sammen med operatørene hver torsdag, og det endte med at det viktigste ble
      det vi tok bort. Tiden fra alarm til riktig tiltak ble halvert i øvelsene.

      Jeg prototyper i Figma, i kode når det trengs, og tester tidlig. Har god kjennskap til WCAG
      og til hva fargeblinde montører mener om rødt og grønt.
    `,
    experienceYears: 8,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-46'],
    roles: { emphasized: ['interaction-designer', 'ux-designer'], other: [] },
    skills: {
      expert: ['figma', 'prototyping', 'usability-testing', 'interaction-design'],
      other: ['accessibility', 'wireframing', 'user-research', 'design-systems', 'html', 'css'],
    },
  },
  {
    key: 'zainab-yusuf',
    email: 'zainab.yusuf@makeskrik.example',
    name: 'Zainab Yusuf',
    phone: '+47 010 00 044',
    title: 'Brukerinnsikt og UX-research',
    companyKey: 'makeskrik',
    locale: 'nb',
    status: active,
    description: prose`
      Jeg finner ut hva folk gjør, ikke bare hva de sier. Sosialantropolog med seks år i
      produktteam i bank, dagligvare og kommune. Feltarbeid, dybdeintervjuer, dagbokstudier og
      brukertester, og tall når tallene er bedre enn intervjuer.

      Har bygget opp et brukerpanel med 1 200 deltakere som speiler befolkningen, også dem som
      ikke har BankID, ikke leser norsk eller bruker skjermleser. Det ga teamet tilgang til fem
      brukere hver eneste uke, og slutt på å diskutere synsing.

      Jeg leverer korte funn som kan brukes dagen etter, og tar alltid med meg en utvikler ut.
    `,
    experienceYears: 6,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03'],
    roles: { emphasized: ['ux-researcher'], other: ['service-designer'] },
    skills: {
      expert: ['user-research', 'usability-testing', 'qualitative-interviews'],
      other: [
        'surveys',
        'user-journey-mapping',
        'workshop-facilitation',
        'accessibility',
        'figma',
        'analytics',
      ],
    },
  },
  {
    key: 'kaja-brekkhus',
    email: 'kaja.brekkhus@makeskrik.example',
    name: 'Kaja Brekkhus',
    phone: '+47 010 00 045',
    title: 'UX- og UI-designer',
    companyKey: 'makeskrik',
    locale: 'nb',
    status: active,
    description: prose`
      Designer med ansvar fra skisse til ferdig komponent. Jeg har ledet designsystemet i en
      sparebankallianse, der 14 banker deler kode, men ikke farger. Det lærte meg alt om
      variabler, kontrast og om å si nei på en hyggelig måte.

      Etter det har jeg jobbet med netthandel og medlemsapp for en butikkjede, med mye vekt på
      tomme tilstander, feil og mobil i én hånd. Jeg tester med brukere hver sprint og har god
      nytte av å kunne nok CSS til å se om det blir som tegnet.

      Utdannet fra kunsthøgskolen i Bergen. Liker å være eneste designer i et team, og like godt å
      være en av ti.
    `,
    experienceYears: 9,
    availabilityOffsetDays: 30,
    remoteWorkOk: true,
    regions: ['NO-46', 'NO-11'],
    roles: { emphasized: ['ux-designer', 'ui-designer'], other: [] },
    skills: {
      expert: ['figma', 'design-systems', 'ui-design', 'accessibility'],
      other: [
        'prototyping',
        'usability-testing',
        'design-tokens',
        'css',
        'branding',
        'storybook',
        'illustration',
      ],
    },
  },
  {
    key: 'petter-aamli',
    email: 'petter.aamli@makeskrik.example',
    name: 'Petter Aamli',
    phone: '+47 010 00 046',
    title: 'Innholdsdesigner og UX-skribent',
    companyKey: 'makeskrik',
    locale: 'nb',
    status: active,
    description: prose`
      Jeg skriver for folk som har dårlig tid. Tolv år som journalist, klarspråkrådgiver og
      innholdsdesigner har lært meg at de fleste problemer med tekst er problemer med tjenesten,
      og at det er der man må begynne.

      Har skrevet om 600 vedtaksbrev for en etat sammen med jurister og saksbehandlere. Klagene på
      det vi kaller «forstår ikke brevet» falt med 44 prosent på ett år. Nå arbeider jeg mest med
      skjemaer, feilmeldinger og hjelpetekster i digitale tjenester, på bokmål og nynorsk.

      Jeg bygger gjerne opp språkprofil og ordlister som overlever meg, og kurser utviklere i å
      skrive en knapp.
    `,
    experienceYears: 12,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-34', 'NO-42'],
    roles: { emphasized: ['ux-writer', 'content-designer'], other: [] },
    skills: {
      expert: ['ux-writing', 'plain-language', 'content-strategy'],
      other: [
        'usability-testing',
        'accessibility',
        'user-research',
        'figma',
        'information-architecture',
        'seo',
      ],
    },
  },
  {
    key: 'ida-marie-somby',
    email: 'ida.marie.somby@makeskrik.example',
    name: 'Ida Marie Somby',
    phone: '+47 010 00 047',
    title: 'Visuell designer',
    companyKey: 'makeskrik',
    locale: 'nb',
    status: writing,
    description: prose`
      Visuell designer fra Karasjok med fem års erfaring fra byrå. Arbeider på norsk og nordsamisk.
      Jeg har tegnet profiler, skilt og bøker der teksten skal stå på to eller tre språk uten at noen
      av dem ser ut som en oversettelse, og har lært hvilke skrifter som faktisk har alle tegnene.

      Liker oppdrag der uttrykket skal brukes av andre etter meg, og lager derfor alltid maler og
      korte regler. Skisser for hånd først.
    `,
    experienceYears: 5,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-55', 'NO-56'],
    roles: { emphasized: ['visual-designer'], other: [] },
    skills: {
      expert: ['branding'],
      other: ['illustration', 'figma', 'typography', 'layout', 'visual-identity'],
    },
  },
] satisfies readonly DemoConsultant[];
