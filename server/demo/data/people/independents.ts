import { prose } from '../prose.ts';
import { active, asksForActivation, rejected } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const independents = [
  {
    key: 'gunnhild-ekerhovd',
    email: 'selvstendig@torg.example',
    name: 'Gunnhild Ekerhovd',
    phone: '+47 010 00 067',
    title: 'Selvstendig løsningsarkitekt',
    companyKey: 'ekerhovd',
    locale: 'nb',
    status: active,
    description: prose`
      Selvstendig løsningsarkitekt siden jeg sluttet som sjefarkitekt i et forsikringsselskap for
      seks år siden. Jeg tar ett oppdrag om gangen og blir gjerne i ett til to år, fordi
      arkitektur er noe man må leve med en stund for å vite om var god.

      Tyngden ligger i integrasjon og oppdeling av kjernesystemer i finans, kraft og kommune. I
      det siste oppdraget hadde jeg ansvaret for arkitekturen da et nettselskap byttet kundesystem
      for 410 000 abonnenter. Det gikk i drift på planlagt dato, med 23 integrasjoner der 19 var
      nye.

      Jeg er vant til å være den eneste arkitekten i rommet, og til å forklare styret hvorfor det
      tar tid. Skriver korte beslutningsnotater, og holder dem oppdatert.
    `,
    experienceYears: 21,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['NO-46', 'NO-03', 'NO-11'],
    roles: {
      emphasized: ['solution-architect'],
      other: ['enterprise-architect', 'integration-architect'],
    },
    skills: {
      expert: [
        'system-architecture',
        'integration-architecture',
        'api-management',
        'event-driven-architecture',
      ],
      other: [
        'azure',
        'kafka',
        'java',
        'domain-driven-design',
        'risk-analysis',
        'archimate',
        'openapi',
        'stakeholder-management',
      ],
    },
  },
  {
    key: 'terje-skogstad-moe',
    email: 'terje@skogstad.example',
    name: 'Terje Skogstad Moe',
    phone: '+47 010 00 068',
    title: 'Stormaskin og kjernesystemer',
    companyKey: 'skogstad',
    locale: 'nb',
    status: active,
    description: prose`
      Jeg kan Cobol, og jeg kan fortsatt lære det bort. Trettitre år med kjernesystemer i bank og
      pensjon: innskudd, lån, oppgjør og skatt. Har skrevet en del av koden som andre nå vil
      erstatte, og hjelper dem gjerne med det.

      De siste fem årene har jeg arbeidet med å åpne stormaskinen mot omverdenen, med
      REST-grensesnitt foran CICS og hendelser ut til Kafka via MQ, slik at nye kanaler kan bygges
      uten å røre nattkjøringen. Jeg har også dokumentert 1 800 programmer for en bank som skulle
      flytte, og fant ut at 600 av dem ikke var i bruk.

      Jobber fra Hamar, og er i Oslo ved behov.
    `,
    experienceYears: 33,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-34', 'NO-32'],
    roles: {
      emphasized: ['backend-developer'],
      other: ['integration-developer', 'system-developer'],
    },
    skills: {
      expert: ['cobol', 'db2', 'mainframe', 'sql'],
      other: ['java', 'jcl', 'cics', 'mq', 'rest-api', 'xml', 'batch-processing'],
    },
  },
  {
    key: 'anita-vasquez-lunde',
    email: 'anita@vasquez.example',
    name: 'Anita Vasquez Lunde',
    phone: '+47 010 00 069',
    title: 'Smidig coach og teamutvikler',
    companyKey: 'vasquez',
    locale: 'nb',
    status: active,
    description: prose`
      Jeg hjelper team og ledere til å jobbe bedre sammen, og har ingen metode å selge. Sytten år
      i og rundt produktteam, først som utvikler, så som teamleder, de siste ni som coach i olje,
      bank og dagligvare.

      Som regel begynner jeg med å sitte stille i to uker. I en bank viste det seg at seks team
      ventet på den samme personen. Da vi delte kunnskapen hans på tre, falt gjennomsnittlig
      ledetid fra 41 til 16 dager, og han kunne ta ut feriene sine.

      Jeg liker best oppdrag på to til tre dager i uka, med tydelig sluttdato og en oppdragsgiver
      som tåler å høre hva som er i veien.
    `,
    experienceYears: 17,
    availabilityOffsetDays: 30,
    remoteWorkOk: true,
    regions: ['NO-11', 'NO-42', 'NO-03'],
    roles: { emphasized: ['agile-coach'], other: ['scrum-master', 'delivery-manager'] },
    skills: {
      expert: ['agile', 'coaching', 'facilitation', 'kanban'],
      other: [
        'scrum',
        'safe',
        'team-development',
        'okr',
        'organisational-development',
        'retrospectives',
        'product-management',
      ],
    },
  },
  {
    key: 'olav-hjermann',
    email: 'olav@hjermann.example',
    name: 'Olav Hjermann',
    phone: '+47 010 00 070',
    title: 'Nettverk og infrastruktur',
    companyKey: 'hjermann',
    locale: 'nb',
    status: active,
    description: prose`
      Nettverksmann med 25 års fartstid. Jeg har bygget nett for sykehus, skoler, butikker og en
      skiheis, og drifter fortsatt noen av dem. Spesielt god på segmentering, brannmurer og å
      rydde i det som har grodd uten plan.

      For en butikkjede la jeg om nettet i 190 butikker på åtte måneder. Betaling, kjøl og kasser
      havnet i hver sin sone, og det hele kan byttes av en butikkmedarbeider med et bilde på
      telefonen. For en kommune erstattet jeg fire eldre løsninger med én, og dokumenterte alt.

      Jobber på stedet, har egen bil og verktøy, og svarer på telefonen.
    `,
    experienceYears: 25,
    availabilityOffsetDays: 0,
    remoteWorkOk: false,
    regions: ['NO-34', 'NO-32', 'NO-33', 'NO-03'],
    roles: { emphasized: ['network-engineer'], other: ['system-administrator'] },
    skills: {
      expert: ['networking', 'firewalls', 'cisco', 'network-security'],
      other: [
        'vmware',
        'linux',
        'windows-server',
        'active-directory',
        'wireless-networks',
        'network-segmentation',
        'backup-and-recovery',
      ],
    },
  },
  {
    key: 'ruth-adeyemi',
    email: 'ruth@adeyemi.example',
    name: 'Ruth Adeyemi',
    phone: '+47 010 00 071',
    title: 'CRM-konsulent',
    companyKey: 'adeyemi',
    locale: 'en',
    status: asksForActivation,
    description: prose`
      Uavhengig CRM-konsulent med ti års erfaring fra Salesforce og Dynamics 365. Jeg er både den
      som kartlegger hvordan kundesenteret faktisk arbeider og den som setter opp løsningen
      etterpå, og det sparer mange møter.

      Har gjennomført fem fulle innføringer i energi, bank og varehandel. Den siste samlet
      kundedialogen for 160 rådgivere fra fire systemer til ett, med datavask av 900 000 kundekort
      først. Jeg er streng på det: dårlige data i et nytt system er fortsatt dårlige data.

      Sertifisert Salesforce Application Architect. Arbeider på norsk og engelsk.
    `,
    experienceYears: 10,
    availabilityOffsetDays: 60,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-50'],
    roles: { emphasized: ['crm-consultant'], other: ['business-analyst'] },
    skills: {
      expert: ['salesforce', 'crm', 'requirements-management', 'process-mapping'],
      other: [
        'apex',
        'dynamics-365',
        'marketing-automation',
        'workshop-facilitation',
        'training',
        'sql',
        'data-migration',
      ],
    },
  },
  {
    key: 'jorn-saetherskar',
    email: 'jorn@saetherskar.example',
    name: 'Jørn Sætherskar',
    phone: '+47 010 00 072',
    title: 'Tester',
    companyKey: 'saetherskar',
    locale: 'nb',
    status: rejected,
    description: prose`
      Selvstendig tester på Sunnmøre. Manuell test av fagsystemer i kommune og maritim næring. Jeg kom
      fra en jobb som servicetekniker om bord, og tester fortsatt slik: sammen med dem som skal bruke
      systemet, på det tidspunktet de bruker det.

      På en havn satt jeg to skift om natta med vakta da de byttet system for anløp. Vi fant 130 feil,
      og de tolv som betydde noe, ville ingen ha funnet på dagtid. I en kommune fikk jeg to
      saksbehandlere til å skrive testene selv, med bilde av hver feil og uten synsing.

      Skriver korte rapporter. Holder på med automatisering på egen hånd, og sier fra når et
      testverktøy ikke er verdt prisen.
    `,
    experienceYears: 4,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-15'],
    roles: { emphasized: ['tester'], other: [] },
    skills: {
      expert: ['acceptance-testing'],
      other: ['jira', 'test-planning', 'exploratory-testing', 'manual-testing'],
    },
  },
  {
    key: 'lena-wikmark',
    email: 'lena@wikmark.example',
    name: 'Lena Wikmark',
    phone: '+46 70 174 06 44',
    title: 'UX-lead och designstrateg',
    companyKey: 'wikmark',
    locale: 'sv',
    status: active,
    description: prose`
      Egen konsult inom UX sedan tolv år, dessförinnan designchef på ett mediebolag. Jag kommer
      oftast in som den första designern i en organisation, eller som den som ska få sju designer
      att dra åt samma håll.

      För ett försäkringsbolag byggde jag upp designfunktionen från noll: rekrytering, arbetssätt,
      designsystem och en rutin där varje produktteam träffar kunder varannan vecka. Efter två år
      låg nöjdheten i de digitala kanalerna högre än på telefon för första gången.

      Jag arbetar lika gärna med händerna i Figma som i ledningsgruppen, och lämnar över när någon
      fast anställd kan ta vid.
    `,
    experienceYears: 18,
    availabilityOffsetDays: 30,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-C', 'SE-D'],
    roles: { emphasized: ['design-lead', 'ux-designer'], other: ['service-designer'] },
    skills: {
      expert: ['design-strategy', 'user-research', 'figma', 'stakeholder-management'],
      other: [
        'service-design',
        'design-systems',
        'workshop-facilitation',
        'accessibility',
        'prototyping',
        'coaching',
      ],
    },
  },
  {
    key: 'jerker-palmqvist',
    email: 'jerker@palmqvist.example',
    name: 'Jerker Palmqvist',
    phone: '+46 70 174 06 45',
    title: 'Javautvecklare och Oraclespecialist',
    companyKey: 'palmqvist',
    locale: 'sv',
    status: active,
    description: prose`
      Javautvecklare sedan version 1.1 och Oracle ännu längre. Tjugoåtta år i Skåne hos telekom,
      livsmedel, kommun och logistik, de senaste sexton som egen. Jag är den man ringer när frågan
      som tog två sekunder i går tar fyra minuter i dag.

      Har byggt lagersaldo, ruttplanering och fakturering i system som fortfarande går, och varit
      med om att ersätta ett par av dem. I det senaste uppdraget flyttade jag 400 PL/SQL-paket
      till Java och PostgreSQL, med jämförande körningar av varje bokslut i ett halvår innan vi
      släckte det gamla.

      Arbetar testdrivet, dokumenterar på svenska och tycker om att lära upp yngre kollegor.
    `,
    experienceYears: 28,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['SE-M', 'SE-K'],
    roles: { emphasized: ['backend-developer', 'database-administrator'], other: [] },
    skills: {
      expert: ['java', 'oracle', 'sql', 'pl-sql'],
      other: [
        'jakarta-ee',
        'spring-boot',
        'linux',
        'performance-tuning',
        'postgresql',
        'xml',
        'eclipse',
        'tdd',
      ],
    },
  },
  {
    key: 'dariush-tehrani',
    email: 'dariush@tehrani.example',
    name: 'Dariush Tehrani',
    phone: '+46 70 174 06 46',
    title: 'Molnarkitekt',
    companyKey: 'tehrani',
    locale: 'sv',
    status: active,
    description: prose`
      Molnarkitekt med certifikat på högsta nivå i både AWS och Azure, och tillräckligt med ärr
      för att inte tro på någon av dem blint. Jag har lett flyttar till molnet för ett
      läkemedelsbolag, en återförsäkrare och ett transportföretag, och en flytt tillbaka när
      siffrorna inte höll.

      Typiska uppdrag: målarkitektur, landningszon, identitet och nät, kostnadsmodell och de tre
      första teamen på plats så att resten kan följa efter. I det senaste gick 70 tjänster över på
      elva månader och driftkostnaden landade 22 procent under kalkylen.

      Arbetar ensam eller som ledare för ett litet plattformsteam. Talar svenska, engelska och
      persiska.
    `,
    experienceYears: 14,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['SE-AB', 'SE-O', 'SE-M'],
    roles: { emphasized: ['cloud-architect'], other: ['platform-engineer', 'solution-architect'] },
    skills: {
      expert: ['aws', 'azure', 'terraform', 'kubernetes'],
      other: [
        'cloud-migration',
        'finops',
        'cloud-security',
        'ci-cd',
        'python',
        'network-security',
        'system-architecture',
      ],
    },
  },
] satisfies readonly DemoConsultant[];
