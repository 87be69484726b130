import { prose } from '../prose.ts';
import type { DemoAssignment } from '../demo.types.ts';

export const havgap = [
  {
    key: 'havgap-java-betaling',
    companyKey: 'havgap',
    state: 'published',
    type: 'public',
    editors: ['camilla-strandvik', 'jens-erik-borgund'],
    contacts: ['jens-erik-borgund'],
    title: 'Javautviklere til betaling og konto',
    discipline: 'technology',
    roles: ['backend-developer', 'system-developer'],
    skills: [
      'java',
      'spring-boot',
      'sql',
      'oracle',
      'kafka',
      'rest-api',
      'junit',
      'linux',
      'scrum',
      'git',
    ],
    description: prose`
      Liker du Java, og liker du at det du lager blir brukt av vanlige folk hver eneste dag? Vil
      du arbeide et sted der en endring kan være ute før lunsj, men der ingen tuller med at
      pengene må stemme? Da tror vi du vil trives sammen med oss i Sparebanken Havgap.

      Vi er en sparebank med røtter langs hele Sørlandskysten, 380 000 kunder og omtrent 90
      personer som utvikler og drifter egne systemer. De siste tre årene har vi hentet hjem
      utviklingen av betaling og konto fra en leverandør. Det har vært morsomt, krevende og til
      tider i overkant spennende. Nå er grunnmuren på plass, og vi trenger flere hender til å
      bygge videre.

      ## Om rollen

      Du blir en del av ett av tre team med fem til sju personer i hvert. Teamene eier det de
      lager hele veien, fra analyse til drift. Arbeidsoppgavene er vanligvis analyse, utvikling og
      systemtest, og hver fjerde uke har du den som heter vakt, men som stort sett handler om å
      rydde. En dag kan bestå av en arbeidsøkt med juristene om nye regler for straksbetaling, en
      runde parprogrammering på avstemming og en demo for kundesenteret.

      Noe av det teamene har holdt på med de siste ukene: straksbetalinger etter europeisk
      standard, samtykker for tredjeparter, omskriving av rentekapitalisering, tester som kjører
      et helt bankår på elleve minutter, og avvikling av fire gamle filoverføringer.

      ## Krav

      - Minst tre års erfaring med Java i profesjonell utvikling
      - God på relasjonsdatabaser og SQL
      - Norsk, svensk eller dansk, godt nok til å diskutere fag

      ## Det er fint om du også kan noe av dette

      - Spring Boot, Kafka, Oracle eller PostgreSQL
      - Linux, XML og ISO 20022
      - Testdrevet utvikling
      - Erfaring fra bank, forsikring eller andre regulerte bransjer

      ## Vi tror at du

      Er trygg på det du kan og nysgjerrig på det du ikke kan. Du ser muligheter der andre ser en
      fem år gammel sak i køen, men skriver testen først. Du kan snakke like greit med en rådgiver
      på kontoret i Flekkefjord som med en arkitekt, og du lar koden være litt ryddigere når du
      går enn da du kom.

      Vi er ute etter flere personer, og begynner når det passer deg.
    `,
    duration: '12 måneder, med mulighet for forlengelse inntil 3 år',
    startDateOffsetDays: 14,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'NO-42',
    placeDescription: prose`
      Hovedkontoret ligger ved Tangen i Kristiansand. Inntil tre dager hjemmekontor i uka.
    `,
    termsAndConditions: prose`
      Timepris avtales individuelt. Banken har rett til å overføre oppdraget mellom teamene
      Betaling, Konto og Kort. Egnethetsvurdering, kredittsjekk og politiattest kreves.
    `,
    deadline: { kind: 'continuous' },
    abidanceOffsetDays: null,
    createdOffsetDays: -30,
    publishedOffsetDays: -28,
  },
  {
    key: 'havgap-dora',
    companyKey: 'havgap',
    state: 'published',
    type: 'public',
    editors: ['camilla-strandvik'],
    contacts: ['camilla-strandvik'],
    title: 'Rådgiver DORA og leverandørstyring',
    discipline: 'security',
    roles: ['information-security-advisor', 'ciso'],
    skills: [
      'dora',
      'risk-analysis',
      'governance',
      'supplier-security',
      'business-continuity',
      'iso-27001',
      'internal-audit',
    ],
    description: prose`
      ## Hvor vi står

      Gapanalysen er gjort, og den er ærlig. Av 112 krav er 71 oppfylt, 29 delvis og 12 ikke. De
      tolv gjelder nesten alle leverandører: register, kontrakter, utfasingsplaner og oppfølging
      av underleverandører i tre ledd.

      ## Hva du skal levere

      - Register over IKT-avtaler som kan rapporteres til Finanstilsynet uten håndarbeid
      - Endringsavtaler med de åtte kritiske leverandørene, sammen med vår jurist
      - Utfasingsplaner for fire tjenester, prøvd på skrivebordet
      - En rutine for hendelsesrapportering som klarer fristene på en søndag

      ## Hvordan vi arbeider

      Du får en intern makker i risikoavdelingen som skal eie dette når du er ferdig. Styret får
      status hver måned. Vi ønsker ikke flere maler; vi har 41.
    `,
    requirements: {
      must: [
        prose`
          Har gjennomført minst ett DORA-prosjekt i bank, forsikring eller betaling
        `,
        prose`
          Minst syv års erfaring med informasjonssikkerhet eller operasjonell risiko
        `,
        'Kan skrive styrepapirer på norsk',
      ],
      should: [
        'Revisor- eller juristbakgrunn',
        'Erfaring med trusselbasert penetrasjonstesting (TLPT)',
      ],
    },
    duration: '6 måneder',
    startDateOffsetDays: 18,
    percent: 60,
    allowRemoteWork: true,
    regionCode: 'NO-42',
    placeDescription: 'Kristiansand eller Oslo, møter på stedet omtrent hver fjortende dag.',
    termsAndConditions: prose`
      Timepris eks. mva. Habilitetserklæring må leveres; rådgiveren kan ikke samtidig bistå
      bankens tre største IKT-leverandører.
    `,
    deadline: { kind: 'date', offsetDays: 5 },
    abidanceOffsetDays: 25,
    createdOffsetDays: -15,
    publishedOffsetDays: -14,
  },
  {
    key: 'havgap-stormaskin',
    companyKey: 'havgap',
    state: 'published',
    type: 'direct',
    editors: ['camilla-strandvik', 'jens-erik-borgund'],
    contacts: ['camilla-strandvik'],
    invited: ['terje-skogstad-moe', 'amalie-thorsrud'],
    title: 'Cobolutvikler til innskuddssystemet',
    discipline: 'technology',
    roles: ['backend-developer', 'integration-developer'],
    skills: ['cobol', 'db2', 'mainframe', 'jcl', 'mq', 'java', 'rest-api'],
    description: prose`
      ## Til dere to

      Denne går bare til personer vi vet kan det, én på stormaskinen og én på tjenestene som skal
      over den. Om dere vil levere sammen, er det helt i orden.

      ## Saken

      Innskuddssystemet er fra 1991 og virker. Det er 1 150 Cobolprogrammer, Db2 og en nattkjøring
      på fire timer. De to som kjenner det best, går av med pensjon innen et år. Samtidig skal
      rentekapitalisering ut av nattkjøringen og inn i en tjeneste i Java, slik at kunden kan se
      påløpt rente i mobilbanken.

      ## Arbeidet

      1. Skille ut renteberegningen i egne moduler, uten å endre resultatet for en eneste konto
      2. Sammenligne ny og gammel beregning for alle kontoer i 90 døgn
      3. Bygge grensesnitt over MQ, med hendelser ut
      4. Dokumentere de 80 programmene som blir stående, slik at en utvikler med Java-bakgrunn kan
        rette en feil

      ## Ønsket oppstart

      Så snart som mulig. Ta kontakt for en prat før dere skriver noe.
    `,
    duration: '9 måneder',
    startDateOffsetDays: 40,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'NO-42',
    placeDescription: 'På avstand. Kristiansand ved behov, omtrent én gang i måneden.',
    termsAndConditions: prose`
      Individuell avtale. Dokumentasjon og opplæring er en del av leveransen og honoreres likt.
    `,
    deadline: { kind: 'asap' },
    abidanceOffsetDays: null,
    createdOffsetDays: -10,
    publishedOffsetDays: -9,
  },
  {
    key: 'havgap-mobilbank',
    companyKey: 'havgap',
    state: 'published',
    type: 'public',
    editors: ['jens-erik-borgund'],
    contacts: ['jens-erik-borgund'],
    title: 'iOS-utvikler til mobilbanken',
    discipline: 'technology',
    roles: ['ios-developer', 'mobile-developer'],
    skills: ['swift', 'swiftui', 'accessibility', 'rest-api', 'ci-cd', 'graphql'],
    description: prose`
      ## Mobilbanken

      260 000 kunder er inne i appen minst én gang i uka, og for de fleste er den banken. Teamet
      er på ni: tre iOS, tre Android, to designere og en produktleder. En av iOS-utviklerne skal i
      permisjon.

      ## Det neste halve året

      - Betalingsflyten skrives om fra UIKit til SwiftUI, skjerm for skjerm, uten at kunden legger
        merke til annet enn at det går raskere
      - Ungdomskonto med foreldresamtykke
      - Straksbetaling, og varsel om sannsynlig svindel før pengene går
      - Bedre støtte for VoiceOver og stor skrift; vi har målt, og vi er ikke gode nok

      ## Du

      Har levert iOS-apper i minst fem år, og kjenner både UIKit og SwiftUI. Skriver tester. Har
      erfaring med sikker lagring, biometri og BankID eller tilsvarende. Du har meninger om
      animasjon, men flere om feilmeldinger.

      Det er en fordel om du også kan lese Kotlin, fordi forretningslogikken for beløp, datoer og
      KID er delt.
    `,
    duration: '6 måneder med opsjon på 6 måneder',
    startDateOffsetDays: 28,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'NO-03',
    placeDescription: 'Mobilteamet sitter i Oslo, i Kvadraturen. Tre dager på kontoret.',
    termsAndConditions: 'Timepris eks. mva. Kredittsjekk og politiattest. Utstyr fra banken.',
    deadline: { kind: 'date', offsetDays: 17 },
    abidanceOffsetDays: 45,
    createdOffsetDays: -4,
    publishedOffsetDays: -3,
  },
  {
    key: 'havgap-hvitvasking',
    companyKey: 'havgap',
    state: 'published',
    type: 'public',
    editors: ['camilla-strandvik'],
    contacts: ['camilla-strandvik'],
    title: 'Data scientist til transaksjonsovervåking',
    discipline: 'technology',
    roles: ['data-scientist', 'machine-learning-engineer'],
    skills: ['python', 'machine-learning', 'statistics', 'sql', 'scikit-learn', 'databricks'],
    description: prose`
      ## Problemet

      Overvåkingen lager 2 300 varsler i måneden. Under to prosent fører til rapport. Resten er
      tid som seks saksbehandlere kunne brukt på å finne det vi ikke ser.

      ## Oppdraget

      Bygg en modell som rangerer varslene, og et opplegg for å oppdage det reglene ikke fanger.
      Vi starter med privatkunder og tar bedrifter etterpå. Modellen skal kunne forklares for
      Finanstilsynet, for en saksbehandler med dårlig tid og for kunden hvis det kommer en klage.
      Skjevhet mot navn, opprinnelse eller bosted skal måles og rapporteres.

      ## Teamet ditt

      En dataingeniør, en jurist, to saksbehandlere på halv tid og en produkteier. Data finnes i
      Databricks, merket tilbake til 2019.

      ## Må ha

      - Fire år som data scientist, og minst én modell i drift på et område med få positive
        tilfeller
      - Statistikk på masternivå
      - Trygg på Python, SQL og versjonskontroll

      ## Bonus

      Erfaring med antihvitvasking, nettverksanalyse eller aktiv læring.
    `,
    duration: '7 måneder',
    startDateOffsetDays: 12,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'NO-42',
    placeDescription: prose`
      Kristiansand, Oslo eller på avstand i Norge. Data kan ikke behandles utenfor EØS.
    `,
    termsAndConditions: 'Timepris eks. mva. Arbeid skjer kun på bankens utstyr.',
    deadline: { kind: 'date', offsetDays: -6 },
    abidanceOffsetDays: 20,
    createdOffsetDays: -43,
    publishedOffsetDays: -40,
  },
  {
    key: 'havgap-designsystem',
    companyKey: 'havgap',
    state: 'unpublished',
    type: 'public',
    editors: ['camilla-strandvik', 'jens-erik-borgund'],
    contacts: ['jens-erik-borgund'],
    title: 'UX- og UI-designer til bankens designsystem',
    discipline: 'design',
    roles: ['ui-designer', 'ux-designer'],
    skills: ['figma', 'design-systems', 'ui-design', 'design-tokens', 'accessibility', 'storybook'],
    description: prose`
      ## Hva

      Designsystemet «Svaberg» brukes av elleve team i nettbank, mobilbank og rådgiververktøy. Det
      har 62 komponenter i Figma og 48 i kode, og de er ikke de samme.

      ## Hvorfor nå

      Vi får ny merkevare om et halvt år. Hvis fargene ligger som variabler begge steder, er det
      en ukes arbeid. Hvis ikke, er det et år.

      ## Hvordan

      Du arbeider med to frontendutviklere på fulltid. Sammen skal dere

      - få Figma og kode til å ha samme navn, egenskaper og tilstander
      - innføre variabler for farge, typografi, avstand og tetthet, med lyst og mørkt tema
      - dokumentere når en komponent *ikke* skal brukes
      - holde åpen time hver onsdag for teamene

      ## Hvem

      Du har hatt ansvar for et designsystem som andre brukte frivillig. Du er god på kontrast,
      fokus og språk i grensesnitt, og kan lese CSS. Portefølje kreves; vi er mest interessert i
      det som ikke synes på en skjermdump.
    `,
    duration: '8 måneder',
    startDateOffsetDays: 5,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'NO-42',
    placeDescription: 'Kristiansand eller Oslo.',
    termsAndConditions: 'Timepris eks. mva.',
    deadline: { kind: 'date', offsetDays: -25 },
    abidanceOffsetDays: -5,
    createdOffsetDays: -56,
    publishedOffsetDays: -55,
    unpublishedOffsetDays: -18,
  },
  {
    key: 'havgap-pentest',
    companyKey: 'havgap',
    state: 'closed',
    type: 'public',
    editors: ['camilla-strandvik'],
    contacts: ['camilla-strandvik'],
    title: 'Penetrasjonstest av ny nettbank for bedrift',
    discipline: 'security',
    roles: ['penetration-tester'],
    skills: [
      'penetration-testing',
      'owasp',
      'web-application-security',
      'burp-suite',
      'threat-modelling',
    ],
    description: prose`
      ## Omfang

      Nettbank bedrift i ny utgave: innlogging med BankID, fullmakter mellom firma, betaling med
      to godkjennere, filopplasting av lønn og API for regnskapssystemer. Omtrent 140 endepunkter
      og 60 skjermbilder. Kildekode og arkitekt er tilgjengelig for testeren.

      ## Vi vil vite

      1. Kan en bruker i firma A se eller gjøre noe i firma B?
      2. Kan godkjenning nummer to omgås?
      3. Hva skjer med en opplastet fil på veien?
      4. Hva kan en som har en stjålet økt, rekke på ti minutter?

      ## Leveranse

      Rapport på norsk eller engelsk med reproduserbare funn, en muntlig gjennomgang for
      utviklerne og en for ledelsen, og ny test av rettede funn innen fire uker.

      ## Krav til tester

      OSCP eller tilsvarende, minst femten tester av nettløsninger i finans, og to referanser vi
      kan ringe.
    `,
    duration: '6 uker',
    startDateOffsetDays: -38,
    percent: 100,
    allowRemoteWork: true,
    regionCode: null,
    placeDescription: 'På avstand, med oppstart og gjennomgang i Kristiansand.',
    termsAndConditions: prose`
      Fastpris. Testen skjer i eget miljø med anonymiserte data. Funn rapporteres bare gjennom
      bankens kanal for sårbarheter. Ansvarsforsikring på minst 10 millioner kroner.
    `,
    deadline: { kind: 'date', offsetDays: -48 },
    abidanceOffsetDays: -40,
    createdOffsetDays: -62,
    publishedOffsetDays: -60,
    unpublishedOffsetDays: -35,
    closeReason: 'hired_on_torg',
  },
  {
    key: 'havgap-smidig-coach',
    companyKey: 'havgap',
    state: 'draft',
    type: 'public',
    editors: ['jens-erik-borgund'],
    contacts: ['jens-erik-borgund'],
    title: 'Smidig coach, tre team i betaling og konto',
    discipline: 'project_and_test_management',
    roles: ['agile-coach', 'scrum-master'],
    skills: ['coaching', 'kanban', 'team-development'],
    description: prose`
      Tre team som har hentet hjem utviklingen fra leverandør. De er gode på kode og mindre gode
      på å si nei.

      Utkast, Camilla skal lese:

      - to dager i uka
      - hjelpe teamlederne, ikke erstatte dem
      - måle ledetid før og etter
    `,
    duration: '6 måneder',
    startDateOffsetDays: 45,
    percent: 40,
    allowRemoteWork: false,
    regionCode: 'NO-42',
    placeDescription: '',
    termsAndConditions: '',
    deadline: { kind: 'continuous' },
    abidanceOffsetDays: null,
    createdOffsetDays: -1,
  },
] satisfies readonly DemoAssignment[];
