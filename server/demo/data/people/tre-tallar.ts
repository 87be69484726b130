import { prose } from '../prose.ts';
import { active, inQa } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const treTallar = [
  {
    key: 'helena-brandt',
    email: 'helena.brandt@tre-tallar.example',
    name: 'Helena Brandt',
    phone: '+46 70 174 06 29',
    title: 'IT-projektledare',
    companyKey: 'tre-tallar',
    locale: 'sv',
    status: active,
    isAdminInCompany: true,
    description: prose`
      IT-projektledare med tjugo års erfarenhet av införanden där verksamheten inte kan stängas:
      terminaler, lager, sjukhus. Jag har lett byten av transportledningssystem, affärssystem och
      journalsystem, med budgetar från fem till 180 miljoner kronor.

      Jag planerar baklänges från den helg då allt ska ske, repeterar den minst två gånger och har
      alltid en väg tillbaka. Vid senaste införandet gick 14 terminaler över på fem helger utan en
      enda inställd avgång.

      Certifierad i PRINCE2 och van vid upphandlade avtal. Leder Tre Tallar i Göteborg och arbetar
      gärna på plats.
    `,
    experienceYears: 20,
    availabilityOffsetDays: 30,
    remoteWorkOk: true,
    regions: ['SE-O', 'SE-M', 'SE-N'],
    roles: { emphasized: ['project-manager', 'program-manager'], other: [] },
    skills: {
      expert: ['project-management', 'risk-management', 'stakeholder-management', 'prince2'],
      other: [
        'budgeting',
        'contract-management',
        'procurement',
        'agile',
        'jira',
        'change-management',
        'benefits-realisation',
      ],
    },
  },
  {
    key: 'milan-jovanovic',
    email: 'milan.jovanovic@tre-tallar.example',
    name: 'Milan Jovanović',
    phone: '+46 70 174 06 30',
    title: 'Scrum master och agil coach',
    companyKey: 'tre-tallar',
    locale: 'sv',
    status: active,
    description: prose`
      Scrum master som började som utvecklare i Lund och fortfarande kan läsa en diff. Tolv års
      erfarenhet, från team på fyra personer till ett tåg med nio team i fordonsindustrin.

      Jag tror inte att ramverk löser problem, men att de gör dem synliga. I ett logistikbolag
      hjälpte jag tre team att gå från två veckors väntan på test till att lägga testare och
      utvecklare i samma team. Ledtiden gick från 34 till 9 dagar på ett halvår, och ingen behövde
      springa fortare.

      Jag arbetar mot att bli överflödig och brukar vara det efter nio till tolv månader.
    `,
    experienceYears: 12,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-M', 'SE-O'],
    roles: { emphasized: ['scrum-master', 'agile-coach'], other: [] },
    skills: {
      expert: ['scrum', 'kanban', 'agile', 'facilitation'],
      other: [
        'safe',
        'jira',
        'coaching',
        'retrospectives',
        'team-development',
        'product-management',
      ],
    },
  },
  {
    key: 'cecilia-ahlstedt',
    email: 'cecilia.ahlstedt@tre-tallar.example',
    name: 'Cecilia Ahlstedt',
    phone: '+46 70 174 06 31',
    title: 'Kravanalytiker',
    companyKey: 'tre-tallar',
    locale: 'sv',
    status: active,
    description: prose`
      Kravanalytiker med fjorton år i vård, försäkring och myndighet. Jag skriver krav som
      utvecklare kan bygga efter och som beställaren känner igen, och jag gör det genom att sitta
      bredvid dem som utför arbetet.

      Vid en upphandling av vårdinformationsstöd samordnade jag 60 verksamhetsföreträdare från
      elva förvaltningar. Vi gick in med 1 900 önskemål och kom ut med 240 krav, alla med ett
      tydligt skäl och ett sätt att kontrollera dem.

      BPMN och SQL i verktygslådan, men allra mest nyfikenhet. Dokumenterar löpande och lämnar
      inget i huvudet.
    `,
    experienceYears: 14,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['SE-O', 'SE-E', 'SE-F'],
    roles: { emphasized: ['business-analyst', 'requirements-analyst'], other: [] },
    skills: {
      expert: ['requirements-management', 'process-mapping', 'user-stories', 'bpmn'],
      other: [
        'workshop-facilitation',
        'stakeholder-management',
        'sql',
        'jira',
        'uml',
        'acceptance-testing',
      ],
    },
  },
  {
    key: 'fatima-rahimi',
    email: 'fatima.rahimi@tre-tallar.example',
    name: 'Fatima Rahimi',
    phone: '+46 70 174 06 32',
    title: 'Verksamhetsutvecklare e-hälsa',
    companyKey: 'tre-tallar',
    locale: 'sv',
    status: active,
    description: prose`
      Sjuksköterska som blev verksamhetsutvecklare. Jag har arbetat tio år med införande av
      digitala tjänster i vården: digitala vårdmöten, läkemedelslistor, egenmonitorering och nu
      senast triagering via text.

      Min styrka är att jag talar både vårdens och IT-avdelningens språk. När en region skulle
      införa egenmonitorering för hjärtsvikt höll jag i pilot, utbildning och uppföljning på sju
      vårdcentraler. Efter ett år var 62 procent av patienterna kvar i tjänsten och antalet
      oplanerade besök hade minskat med en fjärdedel.

      Jag mäter effekten, även när svaret är att vi borde sluta.
    `,
    experienceYears: 10,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-T', 'SE-U', 'SE-O'],
    roles: { emphasized: ['business-developer', 'change-manager'], other: [] },
    skills: {
      expert: ['process-improvement', 'change-management', 'e-health', 'training'],
      other: [
        'process-mapping',
        'workshop-facilitation',
        'benefits-realisation',
        'requirements-management',
        'stakeholder-management',
      ],
    },
  },
  {
    key: 'oskar-lundvik',
    email: 'oskar.lundvik@tre-tallar.example',
    name: 'Oskar Lundvik',
    phone: '+46 70 174 06 33',
    title: 'Testledare',
    companyKey: 'tre-tallar',
    locale: 'sv',
    status: active,
    description: prose`
      Testledare från Göteborg med elva års erfarenhet av leveranser i transport, bank och vård.
      Jag lägger upp teststrategi, bemannar, leder och rapporterar, och testar gärna själv när det
      kniper.

      Mitt signum är riskbaserade prioriteringar som beställaren varit med och gjort. I ett
      program för nytt lagersystem strök vi 40 procent av testfallen före start, efter två
      förmiddagar tillsammans med lagercheferna, och hittade ändå fler fel före driftsättning än i
      föregående etapp.

      ISTQB Advanced. Har lett distribuerade testteam i Sverige och Polen.
    `,
    experienceYears: 11,
    availabilityOffsetDays: 20,
    remoteWorkOk: true,
    regions: ['SE-O', 'SE-N'],
    roles: { emphasized: ['test-lead'], other: ['tester'] },
    skills: {
      expert: ['test-management', 'test-planning', 'istqb', 'acceptance-testing'],
      other: [
        'performance-testing',
        'requirements-management',
        'jira',
        'azure-devops',
        'agile',
        'risk-management',
      ],
    },
  },
  {
    key: 'bo-goran-stenmark',
    email: 'bo-goran.stenmark@tre-tallar.example',
    name: 'Bo-Göran Stenmark',
    phone: '+46 70 174 06 34',
    title: 'Förändringsledare',
    companyKey: 'tre-tallar',
    locale: 'sv',
    status: active,
    description: prose`
      Förändringsledare med bakgrund som terminalchef och senare HR-direktör. Jag har stått på
      lagergolvet klockan fem på morgonen när det nya systemet inte startade, och det färgar hur
      jag arbetar: information i tid, chefer som kan svara och utbildning i den miljö där jobbet
      görs.

      De senaste uppdragen har gällt sammanslagning av två logistikbolag, med 1 600 medarbetare på
      nio orter, och införandet av gemensam resursplanering i en kommun.

      Just nu fullbelagd ett halvår framåt, men jag hör gärna av mig igen om tidplanen är
      flexibel.
    `,
    experienceYears: 27,
    availabilityOffsetDays: 190,
    remoteWorkOk: false,
    regions: ['SE-M', 'SE-K', 'SE-G'],
    roles: { emphasized: ['change-manager'], other: ['management-consultant'] },
    skills: {
      expert: ['change-management', 'organisational-development', 'coaching', 'communication'],
      other: [
        'strategy',
        'stakeholder-management',
        'training',
        'workshop-facilitation',
        'process-improvement',
      ],
    },
  },
  {
    key: 'tuva-nyhlen',
    email: 'tuva.nyhlen@tre-tallar.example',
    name: 'Tuva Nyhlén',
    phone: '+46 70 174 06 35',
    title: 'UX-designer',
    companyKey: 'tre-tallar',
    locale: 'sv',
    status: inQa,
    description: prose`
      UX-designer från Göteborg med tre års erfarenhet av appar för kollektivtrafik. Jag ritar för
      människor som står på en hållplats i blåst med en hand i fickan, och provar alltid där det ska
      användas.

      I mitt förra team slog vi ihop tre appar till en, och köpet av en biljett gick från elva tryck
      till fyra. Jag har också följt kontrollanter i två veckor och ritat om deras handdator, vilket
      fick antalet felaktiga inmatningar att sjunka till en femtedel.

      Har en kandidat i kognitionsvetenskap i botten, tycker om siffror lika mycket som skisser, och
      lämnar över komponenter som utvecklarna slipper gissa sig till.
    `,
    experienceYears: 3,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-O'],
    roles: { emphasized: ['ux-designer'], other: [] },
    skills: {
      expert: ['figma'],
      other: ['prototyping', 'usability-testing', 'user-research', 'wireframing', 'accessibility'],
    },
  },
] satisfies readonly DemoConsultant[];
