import { prose } from '../prose.ts';
import type { DemoAssignment } from '../demo.types.ts';

export const vinterhamn = [
  {
    key: 'vinterhamn-java-malmo',
    companyKey: 'vinterhamn',
    state: 'published',
    type: 'public',
    editors: ['johan-ekdahl', 'marie-louise-sandell'],
    contacts: ['marie-louise-sandell'],
    title: 'Javautvecklare till terminalsystemet i Malmö',
    discipline: 'technology',
    roles: ['backend-developer', 'system-developer'],
    skills: [
      'java',
      'jakarta-ee',
      'spring-boot',
      'sql',
      'rest-api',
      'tdd',
      'scrum',
      'system-architecture',
    ],
    description: prose`
      Vi letar efter Javautvecklare som tror att en lastbilschaufförs dag kan bli lite enklare med
      hjälp av teknik. Vinterhamns terminalsystem styr var 900 trailrar per dygn ska stå, i vilken
      ordning de ska lossas och när de kan köra igen. När systemet räknar fel märks det som en kö
      ut på motorvägen.

      Du blir konsult i ett team på åtta i Malmö. Ena dagen sitter du med lastplaneringen, nästa
      står du på terminalen med väst och hjälm för att se varför gårdskartan inte stämmer. Det är
      omväxlande, ibland besvärligt, och vi försöker ha roligt på vägen.

      ## Arbetsuppgifter

      - Utveckling i den objektorienterade kärnan: lastplanering, portar, tidsluckor
      - Flytt av delar från Jakarta EE till Spring Boot, en funktion i taget
      - Databasarbete, API:er och en hel del arkitekturdiskussioner
      - Felsökning tillsammans med terminalens egna superanvändare

      ## Vi tror att du

      - är trygg i din kompetens genom några års erfarenhet av Java
      - är analytisk och gillar problem som ingen annan tycks ha löst
      - sätter värde på enkla lösningar som många kan förstå
      - ser möjligheter där andra ser hinder, och inte är rädd för att prova nytt
      - kan prata lika väl med truckföraren som med kollegan bredvid

      ## Tekniker som teamet rört vid den senaste månaden

      Jakarta EE, Spring, Eclipse, TDD, Scrum, API-hantering, Oracle, PostgreSQL.

      ## Skallkrav

      Minst fyra års erfarenhet av Java. Erfarenhet av databaser och API:er. Svenska eller danska
      i tal, svenska eller engelska i skrift.

      Vi söker upp till sex personer till Malmö och fyra till Lund (separat uppdrag). Ange i
      svaret om du kan tänka dig båda.
    `,
    duration: '12 månader med möjlighet till förlängning',
    startDateOffsetDays: 30,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'SE-M',
    placeDescription: 'Kontoret vid Södra hamnen i Malmö, i genomsnitt tre dagar i veckan.',
    termsAndConditions: prose`
      Timpris i SEK exkl. moms. Betalning 30 dagar netto. Underkonsulter får anlitas i högst ett
      led och ska anges i svaret.
    `,
    deadline: { kind: 'date', offsetDays: 15 },
    abidanceOffsetDays: 45,
    createdOffsetDays: -16,
    publishedOffsetDays: -15,
    attachments: [
      {
        name: 'Systemöversikt terminal.pdf',
        kind: 'pdf',
        text: prose`
          Systemöversikt. Terminalsystemet består av ankomst, lastplanering, gårdskarta och
          avgång. Kärnan är skriven i Jakarta EE mot Oracle. Nya delar byggs i Spring Boot.
          Kommunikation med åkerier sker via API-plattformen.
        `,
      },
    ],
  },
  {
    key: 'vinterhamn-java-lund',
    companyKey: 'vinterhamn',
    state: 'published',
    type: 'public',
    editors: ['johan-ekdahl'],
    contacts: ['johan-ekdahl', 'marie-louise-sandell'],
    title: 'Javautvecklare till API-plattformen i Lund',
    discipline: 'technology',
    roles: ['backend-developer', 'integration-developer'],
    skills: [
      'java',
      'spring-boot',
      'api-management',
      'openapi',
      'rest-api',
      'tdd',
      'kubernetes',
      'oauth2',
    ],
    description: prose`
      ## Om uppdraget

      I Lund har Vinterhamn ett litet in-house-team som bygger de API:er som åkerier, varuägare
      och tullombud använder. Teamet är fem personer i dag och ska bli nio. Förra året gick 38
      miljoner anrop genom plattformen, i år ser det ut att bli det dubbla.

      Det här är ett uppdrag för dig som tycker att ett bra gränssnitt är en produkt. Teamet
      pratar med sina kunder varje vecka, och dokumentationen hålls lika ren som koden.

      ## Arbetsuppgifter

      - Bygga API:er för bokning, spårning och avräkning i Java och Spring Boot
      - Ta fram riktlinjer för versionering och avveckling, och följa dem själv
      - Införa självbetjäning: nycklar, kvoter, testmiljö med rimliga data
      - Handleda två juniora utvecklare

      ## Skallkrav

      1. Minst fem års erfarenhet av Javautveckling, varav minst två med Spring
      2. Har ansvarat för publika eller partnerriktade API:er i produktion
      3. Arbetar testdrivet och kan visa det
      4. Svenska i tal och skrift

      ## Börkrav

      1. API-hantering, exempelvis gateway, utvecklarportal eller avtal
      2. OAuth 2.0 och klientcertifikat
      3. Erfarenhet från transport, handel eller tull

      Vi bjuder på fika och raka besked inom en vecka efter sista svarsdag.
    `,
    duration: '9 månader med option på 9 månader',
    startDateOffsetDays: 24,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'SE-M',
    placeDescription: 'In-house-teamet sitter nära Lund C. Två fasta kontorsdagar.',
    termsAndConditions: prose`
      Timpris i SEK exkl. moms. Uppdraget kan delas av två konsulter på 50 procent vardera.
    `,
    deadline: { kind: 'date', offsetDays: 18 },
    abidanceOffsetDays: 48,
    createdOffsetDays: -7,
    publishedOffsetDays: -6,
  },
  {
    key: 'vinterhamn-lagersystem-projektledare',
    companyKey: 'vinterhamn',
    state: 'published',
    type: 'public',
    editors: ['johan-ekdahl'],
    contacts: ['marie-louise-sandell'],
    title: 'Projektledare för nytt lagersystem',
    discipline: 'project_and_test_management',
    roles: ['project-manager', 'program-manager'],
    skills: [
      'project-management',
      'risk-management',
      'stakeholder-management',
      'contract-management',
      'change-management',
      'budgeting',
      'prince2',
    ],
    description: prose`
      ## Bakgrund

      Vinterhamn byter lagersystem på tre lager med sammanlagt 74 000 pallplatser. Leverantör är
      vald, och avtalet har en första driftsättning i Jönköping inom tio månader. Föregående
      försök, för sex år sedan, avbröts. Vi vet varför, och du får läsa rapporten.

      ## Ditt uppdrag

      Du äger planen, budgeten (64 MSEK) och relationen till leverantören. Tre delprojektledare
      rapporterar till dig: process, teknik och utbildning. Styrgruppen består av vd,
      logistikdirektör och ekonomichef, och den vill ha beslut att fatta.

      ## Skallkrav

      - Minst tolv års erfarenhet av projektledning, varav minst två införanden av lager- eller
        transportsystem
      - Genomförd driftsättning på anläggning med skiftgång
      - Budgetansvar över 30 MSEK
      - Svenska i tal och skrift

      ## Meriterande

      - Automationslager (skyttlar, kranar, transportörer)
      - Facklig samverkan enligt MBL
      - Certifiering i PRINCE2, IPMA eller PMP

      ## Utvärdering

      Kvalificerade kandidater träffar först Marie-Louise Sandell, därefter de tre lagercheferna.
      Lagercheferna har veto.
    `,
    duration: '16 månader',
    startDateOffsetDays: 42,
    percent: 100,
    allowRemoteWork: false,
    regionCode: 'SE-O',
    placeDescription: prose`
      Arendal i Göteborg, på plats fyra dagar i veckan. Resor till Jönköping och Malmö.
    `,
    termsAndConditions: prose`
      Timpris i SEK exkl. moms. Resor mellan orter ersätts, resor till Arendal ersätts inte. Bonus
      5 procent vid driftstart enligt plan.
    `,
    deadline: { kind: 'date', offsetDays: 11 },
    abidanceOffsetDays: 40,
    adminDeadlineOffsetDays: 9,
    createdOffsetDays: -20,
    publishedOffsetDays: -19,
  },
  {
    key: 'vinterhamn-handdator-ux',
    companyKey: 'vinterhamn',
    state: 'published',
    type: 'public',
    editors: ['johan-ekdahl', 'marie-louise-sandell'],
    contacts: ['johan-ekdahl'],
    title: 'UX-designer till plockarnas handdatorer',
    discipline: 'design',
    roles: ['ux-designer', 'interaction-designer'],
    skills: [
      'user-research',
      'interaction-design',
      'prototyping',
      'usability-testing',
      'figma',
      'accessibility',
    ],
    description: prose`
      Elva tryck per orderrad. Så många behövs i dag för att plocka en kartong, skanna den och
      lägga den på rätt pall. På en natt blir det 90 000 tryck.

      ## Uppdraget

      Rita om plockflödet för handdator och för headset. Du arbetar natt de två första veckorna,
      eftersom det är då det plockas. Därefter varvar du prototyper med prov på golvet tillsammans
      med åtta plockare som fått tid avsatt.

      Vi vill få svar på

      - hur få steg det går att klara sig med utan att felplocken ökar
      - hur en säsongsanställd kan bli självgående på en dag
      - vad som ska sägas, vad som ska visas och vad som ska låta
      - hur skärmen fungerar med handskar, imma och läsglasögon

      Utvecklarna bygger i Android och är redo att koppla din prototyp mot riktiga order från
      vecka fem.

      ## Om dig

      Minst fem års erfarenhet av UX för arbete i rörelse: lager, vård, fordon, butik. Du har
      gjort fältstudier och kan visa vad de ledde till. Bra på att göra enkelt, bättre på att göra
      färre.
    `,
    duration: '5 månader',
    startDateOffsetDays: 8,
    percent: 80,
    allowRemoteWork: false,
    regionCode: 'SE-M',
    placeDescription: 'Lagret i Fosie, Malmö. Arbetet sker i huvudsak på golvet.',
    termsAndConditions: 'Löpande räkning, tak 560 timmar. Skyddsskor och väst tillhandahålls.',
    deadline: { kind: 'date', offsetDays: -4 },
    abidanceOffsetDays: 15,
    createdOffsetDays: -38,
    publishedOffsetDays: -36,
  },
  {
    key: 'vinterhamn-edi',
    companyKey: 'vinterhamn',
    state: 'unpublished',
    type: 'direct',
    editors: ['johan-ekdahl'],
    contacts: ['marie-louise-sandell'],
    invited: ['per-olof-nasman', 'simon-hedberg'],
    title: 'Integrationsutvecklare, från BizTalk till Azure',
    discipline: 'technology',
    roles: ['integration-developer', 'integration-architect'],
    skills: [
      'biztalk',
      'azure-logic-apps',
      'azure-service-bus',
      'edi',
      'edifact',
      'xml',
      'api-management',
    ],
    description: prose`
      ## Förfrågan

      Vi har 214 integrationer i BizTalk och ett supportavtal som löper ut om sexton månader.
      Ungefär 60 är fraktbokningar i EDIFACT, 90 är egna filformat från kunder, resten är internt.

      ## Omfattning

      - Mönster och mallar i Azure för de fem vanligaste typerna
      - Flytt av de 60 fraktbokningarna, med parallelldrift per avtalspart
      - Övervakning som lagercheferna kan läsa
      - Handledning av våra tre integrationsutvecklare, som ska ta resten

      ## Det vi behöver veta av er

      Hur ni skulle ordna ordningen mellan parterna, hur ni testar mot en åkare som bara har
      e-post, och vilken bemanning ni ser framför er. Högst två sidor. Vi ringer upp inom en
      vecka.
    `,
    duration: '10 månader',
    startDateOffsetDays: 5,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'SE-O',
    placeDescription: 'Distans, med en dag i veckan i Arendal de första två månaderna.',
    termsAndConditions: 'Avrop på ramavtal, bilaga 2 prislista.',
    deadline: { kind: 'date', offsetDays: -22 },
    abidanceOffsetDays: -10,
    createdOffsetDays: -48,
    publishedOffsetDays: -47,
    unpublishedOffsetDays: -14,
  },
  {
    key: 'vinterhamn-chaufforsapp',
    companyKey: 'vinterhamn',
    state: 'unpublished',
    type: 'public',
    editors: ['johan-ekdahl', 'marie-louise-sandell'],
    contacts: ['marie-louise-sandell'],
    title: 'Androidutvecklare till chaufförsappen',
    discipline: 'technology',
    roles: ['android-developer', 'mobile-developer'],
    skills: ['kotlin', 'android', 'jetpack-compose', 'rest-api', 'bluetooth', 'ci-cd'],
    description: prose`
      ## Om appen

      2 300 chaufförer hos 140 åkerier kör åt oss. I appen får de sina körorder, skannar gods, tar
      emot kvittens och rapporterar avvikelser. Den används med en hand, i regn, på telefoner som
      åkeriet har köpt billigt.

      ## Vad som ska byggas

      - Ny synkronisering, eftersom den nuvarande tappar var trehundrade kvittens
      - Skanning med extern läsare via Bluetooth
      - Digital fraktsedel enligt e-CMR
      - Stöd för polska, litauiska och rumänska

      ## Vi söker

      En Androidutvecklare med minst fem års erfarenhet av Kotlin, som har byggt appar för
      yrkesanvändning. Du har löst konflikter mellan enheter som varit frånkopplade, på riktigt,
      och kan berätta vad du skulle göra annorlunda. Bra om du har erfarenhet av utrullning till
      enheter som ingen IT-avdelning äger.

      Frågor besvaras av Marie-Louise Sandell.
    `,
    duration: '7 månader',
    startDateOffsetDays: -20,
    percent: 100,
    allowRemoteWork: true,
    regionCode: 'SE-O',
    placeDescription: 'Valfri ort i Sverige. Start på plats i Göteborg under två veckor.',
    termsAndConditions: 'Timpris i SEK exkl. moms.',
    deadline: { kind: 'date', offsetDays: -40 },
    abidanceOffsetDays: -25,
    createdOffsetDays: -66,
    publishedOffsetDays: -64,
    unpublishedOffsetDays: -28,
  },
  {
    key: 'vinterhamn-scrum-master',
    companyKey: 'vinterhamn',
    state: 'closed',
    type: 'public',
    editors: ['johan-ekdahl'],
    contacts: ['johan-ekdahl'],
    title: 'Scrum master till tre logistikteam',
    discipline: 'project_and_test_management',
    roles: ['scrum-master', 'agile-coach'],
    skills: ['scrum', 'kanban', 'facilitation', 'coaching', 'team-development', 'jira'],
    description: prose`
      ## Läget

      Tre team i Malmö och Lund arbetar med terminal, API och bokning. De är skickliga var för
      sig. Tillsammans tar det 34 dagar från idé till drift, varav 19 är väntan.

      ## Uppdraget

      - Hjälpa teamen att se var väntan uppstår, och ta bort den
      - Utbilda tre utvecklare som vill bli scrum master på deltid
      - Stötta produktägarna i att prioritera tillsammans i stället för var för sig
      - Inget mer

      ## Bakgrund vi tror på

      Några år som utvecklare eller testare, därefter minst sex år som scrum master eller coach.
      Du har hjälpt team att korta sin ledtid och kan visa siffrorna. Certifieringar är valfria.

      Vi har inga planer på att införa ett storskaligt ramverk, och vill helst inte bli
      övertalade.
    `,
    duration: '9 månader',
    startDateOffsetDays: -48,
    percent: 60,
    allowRemoteWork: false,
    regionCode: 'SE-M',
    placeDescription: 'Malmö och Lund, tre dagar i veckan.',
    termsAndConditions: 'Timpris i SEK exkl. moms. Uppsägningstid fyra veckor.',
    deadline: { kind: 'date', offsetDays: -60 },
    abidanceOffsetDays: -50,
    createdOffsetDays: -80,
    publishedOffsetDays: -78,
    unpublishedOffsetDays: -50,
    closeReason: 'hired_on_torg',
  },
  {
    key: 'vinterhamn-ankomsttid',
    companyKey: 'vinterhamn',
    state: 'draft',
    type: 'public',
    editors: ['johan-ekdahl', 'marie-louise-sandell'],
    contacts: ['marie-louise-sandell'],
    title: 'Dataingenjör till beräknad ankomsttid',
    discipline: 'technology',
    roles: ['data-engineer', 'data-scientist'],
    skills: ['python', 'kafka', 'spark', 'databricks', 'sql', 'time-series-analysis'],
    description: prose`
      ## Bakgrund

      Kunderna ringer och frågar var bilen är. Vi har positioner från 1 700 fordon, men bara var
      åttionde sekund, och ingen samlad bild av hur lång tid en lossning tar.

      ## Uppdraget

      - strömmande intag av positioner från tre leverantörer av fordonsdatorer
      - modell för ankomsttid per stopp, med osäkerhet
      - API till kundportalen

      ## Att ta ställning till

      Ska vi bygga själva eller köpa? Marie-Louise återkommer efter styrgruppen.
    `,
    duration: '8 månader',
    startDateOffsetDays: 65,
    percent: 80,
    allowRemoteWork: true,
    regionCode: 'SE-O',
    placeDescription: 'Distans med två dagar i månaden i Göteborg',
    termsAndConditions: '',
    deadline: { kind: 'date', offsetDays: 25 },
    abidanceOffsetDays: null,
    createdOffsetDays: -3,
  },
  {
    key: 'vinterhamn-namnlos',
    companyKey: 'vinterhamn',
    state: 'draft',
    type: 'public',
    editors: ['johan-ekdahl'],
    contacts: ['johan-ekdahl'],
    title: '',
    discipline: null,
    roles: [],
    skills: [],
    description: '',
    duration: '',
    startDateOffsetDays: null,
    percent: null,
    allowRemoteWork: false,
    regionCode: null,
    placeDescription: '',
    termsAndConditions: '',
    deadline: null,
    abidanceOffsetDays: null,
    createdOffsetDays: 0,
  },
] satisfies readonly DemoAssignment[];
