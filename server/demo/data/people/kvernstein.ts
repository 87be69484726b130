import { prose } from '../prose.ts';
import { active, approved, rejected } from '../statuses.ts';
import type { DemoConsultant } from '../demo.types.ts';

export const kvernstein = [
  {
    key: 'amalie-thorsrud',
    email: 'konsulent@torg.example',
    name: 'Amalie Thorsrud',
    phone: '+47 010 00 032',
    title: 'Senior backendutvikler',
    companyKey: 'kvernstein',
    locale: 'nb',
    status: active,
    description: prose`
      Jeg er backendutvikler med ti års erfaring, hovedsakelig Java og Kotlin på Spring Boot. Jeg
      har vært med på hele reisen fra store monolitter på Oracle til mindre tjenester på
      PostgreSQL og Kubernetes, og er mindre opptatt av hvor mange tjenester det blir enn av at
      grensene mellom dem er riktige.

      I det siste oppdraget var jeg teknisk leder for et team på seks i et kraftselskap. Vi bygget
      om avregningsløsningen for fleksibilitetsmarkedet: 15-minutters oppløsning, etterprøvbare
      beregninger og et grensesnitt som tåler at meldingene kommer i feil rekkefølge. Før det
      jobbet jeg tre år med låneportalen i en sparebank, der jeg hadde ansvaret for integrasjonene
      mot eiendomsregister, gjeldsregister og signering.

      Kolleger sier at jeg er flink til å stille det spørsmålet alle tenker på. Jeg skriver norsk
      dokumentasjon som folk leser, deler gjerne skjerm, og har vært fadder for fire nyutdannede.

      Sivilingeniør i informatikk. Bor i Bergen, og reiser gjerne til Oslo eller Trondheim et par
      dager i uka.
    `,
    experienceYears: 10,
    availabilityOffsetDays: 7,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-46', 'NO-50'],
    roles: { emphasized: ['backend-developer'], other: ['tech-lead', 'fullstack-developer'] },
    skills: {
      expert: ['java', 'kotlin', 'spring-boot', 'postgresql'],
      other: [
        'kafka',
        'kubernetes',
        'rest-api',
        'azure',
        'docker',
        'junit',
        'typescript',
        'react',
        'oauth2',
        'openapi',
      ],
    },
  },
  {
    key: 'geir-ove-lianes',
    email: 'geir.ove.lianes@kvernstein.example',
    name: 'Geir Ove Lianes',
    phone: '+47 010 00 033',
    title: 'Virksomhetsarkitekt',
    companyKey: 'kvernstein',
    locale: 'nb',
    status: active,
    isAdminInCompany: true,
    description: prose`
      Virksomhetsarkitekt med 24 år i faget, derav elleve som ansatt arkitekt i olje og kraft. Jeg
      hjelper ledergrupper med å se hvilke systemer de egentlig har, hva de koster, og hvilke tre
      beslutninger som må tas i år.

      Siste store arbeid var et målbilde for IT og driftsteknologi i et energikonsern etter en
      fusjon: 340 applikasjoner ble til et kart på én side, en plan for de 60 som skulle bort, og
      prinsipper som faktisk ble brukt i anskaffelsene etterpå.

      Sertifisert i TOGAF og ArchiMate. Leder også Kvernsteins kontor i Bergen, og tar oppdrag på
      inntil 50 prosent.
    `,
    experienceYears: 24,
    availabilityOffsetDays: 90,
    remoteWorkOk: true,
    regions: ['NO-46', 'NO-11', 'NO-03'],
    roles: { emphasized: ['enterprise-architect'], other: ['solution-architect', 'it-advisor'] },
    skills: {
      expert: ['togaf', 'enterprise-architecture', 'archimate', 'it-strategy'],
      other: [
        'system-architecture',
        'cloud-migration',
        'stakeholder-management',
        'risk-management',
        'azure',
        'integration-architecture',
      ],
    },
  },
  {
    key: 'fredrik-aspelund',
    email: 'fredrik.aspelund@kvernstein.example',
    name: 'Fredrik Aspelund',
    phone: '+47 010 00 034',
    title: 'Senior systemutvikler .NET og Azure',
    companyKey: 'kvernstein',
    locale: 'nb',
    status: active,
    description: prose`
      Systemutvikler på Microsoft-plattformen siden .NET 4. Jeg har hovedvekten på tjenester i
      Azure: Functions, Service Bus, Cosmos DB og SQL, satt opp med Bicep og overvåket slik at
      feilen oppdages før kunden ringer.

      De siste to årene har jeg flyttet et logistikksystem fra egne servere til Azure uten stans i
      terminalene, med en overgangsperiode der begge sider kjørte parallelt og ble avstemt hver
      time. Jeg har også laget kundeportaler i React når teamet manglet folk til det.

      Holder til i Trondheim. Liker team som rydder mens de går.
    `,
    experienceYears: 13,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-50', 'NO-15'],
    roles: { emphasized: ['backend-developer', 'cloud-engineer'], other: ['fullstack-developer'] },
    skills: {
      expert: ['c-sharp', 'dotnet', 'azure', 'azure-functions'],
      other: [
        'sql-server',
        'cosmos-db',
        'azure-devops',
        'bicep',
        'rest-api',
        'azure-service-bus',
        'react',
        'typescript',
      ],
    },
  },
  {
    key: 'nadia-benali',
    email: 'nadia.benali@kvernstein.example',
    name: 'Nadia Benali',
    phone: '+47 010 00 035',
    title: 'Fullstackutvikler',
    companyKey: 'kvernstein',
    locale: 'nb',
    status: active,
    description: prose`
      Fullstackutvikler med seks års erfaring fra bank og kollektivtransport. Jeg er like
      komfortabel i en React-komponent som i en SQL-spørring, og bruker mye tid på skjøten mellom
      dem: feilmeldinger som hjelper, lasting som ikke hopper, og tilstander ingen tegnet.

      I låneteamet jeg kom fra, bygde vi søknadsløpet for boliglån på nytt. Andelen som fullførte
      på egen hånd gikk fra 38 til 61 prosent, og det var den lille endringen med å kunne
      fortsette på en annen enhet som ga mest.

      Bergenser, snakker norsk, fransk og arabisk, og er vant til å ha brukere på besøk i teamet
      annenhver uke.
    `,
    experienceYears: 6,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-46', 'NO-03'],
    roles: { emphasized: ['fullstack-developer'], other: ['frontend-developer'] },
    skills: {
      expert: ['typescript', 'react', 'java'],
      other: [
        'spring-boot',
        'postgresql',
        'next-js',
        'playwright',
        'css',
        'rest-api',
        'docker',
        'git',
      ],
    },
  },
  {
    key: 'kristoffer-hovland',
    email: 'kristoffer.hovland@kvernstein.example',
    name: 'Kristoffer Hovland',
    phone: '+47 010 00 036',
    title: 'Utvikler innebygde systemer og IoT',
    companyKey: 'kvernstein',
    locale: 'nb',
    status: active,
    description: prose`
      Jeg programmerer det som sitter i skapet: C og C++ på mikrokontrollere og Linux, med MQTT,
      Modbus og OPC UA ut mot resten av verden. Fjorten år i vannkraft, havbruk og maritim, blant
      annet fjernstyring av luker, fôrflåter og ladestrøm til ferger.

      Jeg vet hvordan det er å oppgradere programvare på 1 100 enheter over dårlig mobilnett, og
      hvorfor det skal være to partisjoner og en vakthund. Har skrevet protokollomformere, gjort
      typegodkjenning sammen med laboratorium og funnet feil med oscilloskop klokka to om natta i
      Sauda.

      Trenger å være der utstyret står, så jeg reiser mye og tar lite på hjemmekontor.
    `,
    experienceYears: 14,
    availabilityOffsetDays: 30,
    remoteWorkOk: false,
    regions: ['NO-46', 'NO-11', 'NO-15'],
    roles: { emphasized: ['embedded-developer'], other: ['backend-developer'] },
    skills: {
      expert: ['c', 'c-plus-plus', 'embedded-systems', 'mqtt'],
      other: ['python', 'linux', 'iot', 'modbus', 'opc-ua', 'scada', 'rust', 'azure-iot-hub'],
    },
  },
  {
    key: 'ole-martin-sjovik',
    email: 'ole.martin.sjovik@kvernstein.example',
    name: 'Ole Martin Sjøvik',
    phone: '+47 010 00 037',
    title: 'Databasespesialist',
    companyKey: 'kvernstein',
    locale: 'nb',
    status: active,
    description: prose`
      Databasespesialist med 22 års erfaring fra Oracle og PostgreSQL. De siste årene har gått med
      til å hjelpe virksomheter over fra det ene til det andre: kartlegging av PL/SQL,
      prøvekonvertering, ytelsestest med ekte last og en overgangshelg som alle har øvd på.

      Største flytting hittil var 11 TB og 2 300 lagrede prosedyrer for et direktorat. Vi brukte
      ni måneder, gikk i drift med tre timers nedetid, og lisenskostnaden forsvant.

      Jeg forklarer spørreplaner med kaffekopper om det trengs, og forlater helst et team som
      klarer seg uten meg.
    `,
    experienceYears: 22,
    availabilityOffsetDays: 14,
    remoteWorkOk: true,
    regions: ['NO-50', 'NO-18', 'NO-03'],
    roles: { emphasized: ['database-administrator'], other: ['data-architect'] },
    skills: {
      expert: ['postgresql', 'oracle', 'sql', 'performance-tuning'],
      other: [
        'pl-sql',
        'linux',
        'data-modelling',
        'backup-and-recovery',
        'ansible',
        'sql-server',
        'python',
      ],
    },
  },
  {
    key: 'yuki-tanabe',
    email: 'yuki.tanabe@kvernstein.example',
    name: 'Yuki Tanabe',
    phone: '+47 010 00 038',
    title: 'Maskinlæringsingeniør',
    companyKey: 'kvernstein',
    locale: 'en',
    status: active,
    description: prose`
      Maskinlæringsingeniør med doktorgrad i tidsserieanalyse fra Trondheim. Jeg tar modeller fra
      notatbok til drift, og bryr meg mest om det som skjer etter lansering: drift i data,
      overvåking, og hvem som får beskjed når modellen bommer.

      Har laget lastprognoser for et nettselskap som nå brukes i døgndrift (feilen ble redusert
      fra 5,1 til 3,4 prosent), etterspørselsprognoser for ferskvarer og en løsning som sorterer
      innkommende henvendelser til riktig saksbehandler. Den siste forklarer valget sitt og lar
      saksbehandleren overstyre.

      Jeg skriver like gjerne en enkel regresjon som et nevralt nett, når den er god nok. Arbeider
      på norsk og engelsk.
    `,
    experienceYears: 7,
    availabilityOffsetDays: 45,
    remoteWorkOk: true,
    regions: ['NO-50', 'NO-03'],
    roles: { emphasized: ['machine-learning-engineer'], other: ['data-scientist'] },
    skills: {
      expert: ['python', 'machine-learning', 'pytorch', 'mlops'],
      other: [
        'scikit-learn',
        'sql',
        'docker',
        'kubernetes',
        'azure',
        'time-series-analysis',
        'large-language-models',
        'databricks',
      ],
    },
  },
  {
    key: 'runa-fagerli',
    email: 'runa.fagerli@kvernstein.example',
    name: 'Runa Fagerli',
    phone: '+47 010 00 039',
    title: 'Frontendutvikler',
    companyKey: 'kvernstein',
    locale: 'nb',
    status: rejected,
    description: prose`
      Frontendutvikler med tre års erfaring fra et produktselskap i Trondheim. Har jobbet mest med
      React og et internt komponentbibliotek, der jeg hadde ansvaret for tabellen: den skulle vise ti
      tusen rader, sorteres uten å hoppe og kunne brukes med bare tastatur.

      Jeg har også vært med på å lage oppsettet som montørene bruker når de henger opp en måler. Etter
      to dager ute i kjellere skrev jeg om halvparten, og det er den beste tilbakemeldingen jeg har
      fått på kode.

      Liker å sitte nær designeren, spør tidlig, og skriver små endringer som er lette å lese. Vil
      gjerne lære mer om universell utforming og om serversiden av det jeg bygger.
    `,
    experienceYears: 3,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-50'],
    roles: { emphasized: ['frontend-developer'], other: [] },
    skills: {
      expert: ['react'],
      other: ['typescript', 'css', 'html', 'git'],
    },
  },
  {
    key: 'daniel-tesfaye',
    email: 'daniel.tesfaye@kvernstein.example',
    name: 'Daniel Tesfaye',
    phone: '+47 010 00 040',
    title: 'Plattformutvikler',
    companyKey: 'kvernstein',
    locale: 'nb',
    status: active,
    description: prose`
      Plattformutvikler med bakgrunn fra drift. Jeg har de siste fem årene jobbet med intern
      utviklerplattform, først i en stor etat med over hundre team og deretter i et
      forsikringsselskap som begynte fra null.

      Det jeg kan best er observerbarhet: sporing med OpenTelemetry, måltall som sier noe om
      brukeren i stedet for CPU, og varsler som noen faktisk gjør noe med. I forsikringsselskapet
      gikk antallet nattlige varsler fra 70 til 4 i uka, uten at vi mistet en eneste reell
      hendelse.

      Jeg holder jevnlig kurs i feilsøking i Kubernetes, og er vant til å jobbe tett med sikkerhet
      og arkitektur.
    `,
    experienceYears: 8,
    availabilityOffsetDays: 0,
    remoteWorkOk: true,
    regions: ['NO-03', 'NO-32', 'NO-46'],
    roles: {
      emphasized: ['platform-engineer'],
      other: ['devops-engineer', 'site-reliability-engineer'],
    },
    skills: {
      expert: ['kubernetes', 'gcp', 'terraform', 'observability'],
      other: [
        'go',
        'docker',
        'argo-cd',
        'prometheus',
        'opentelemetry',
        'ci-cd',
        'linux',
        'postgresql',
      ],
    },
  },
  {
    key: 'stian-klokkerhaug',
    email: 'stian.klokkerhaug@kvernstein.example',
    name: 'Stian Klokkerhaug',
    phone: '+47 010 00 041',
    title: 'SAP-konsulent',
    companyKey: 'kvernstein',
    locale: 'nb',
    status: approved,
    description: prose`
      SAP-konsulent innen innkjøp, lager og vedlikehold. Femten år i industri og energi, tre fulle
      innføringer av S/4HANA. Jeg begynte som innkjøper på et smelteverk og vet hvordan det er å lete
      etter en pakning klokka sju mandag morgen, når systemet sier at den ligger der.

      Styrken min er å få lagerfolk, innkjøp og økonomi til å bli enige om hva en vare er, før noen
      setter opp noe som helst. I siste innføring vasket vi 90 000 materialer og endte med 58 000, og
      det var den delen av prosjektet som fortsatt gir gevinst.

      Kan ABAP godt nok til å si nei til det, og foretrekker standard der den holder. Har base i
      Bergen og er gjerne på verket i oppstarten.
    `,
    experienceYears: 15,
    availabilityOffsetDays: 21,
    remoteWorkOk: true,
    regions: ['NO-46', 'NO-11'],
    roles: { emphasized: ['sap-consultant'], other: ['business-analyst'] },
    skills: {
      expert: ['sap', 'sap-s4hana'],
      other: ['abap', 'sap-fiori', 'procurement', 'requirements-management', 'process-improvement'],
    },
  },
] satisfies readonly DemoConsultant[];
