import { prose } from '../prose.ts';
import type { DemoInterest } from '../demo.types.ts';

export const gronnmarka = [
  {
    key: 'gronnmarka-netthandel-frontend/torunn-myrvold',
    assignment: 'gronnmarka-netthandel-frontend',
    sender: 'torunn-myrvold',
    sentOffsetHours: -246,
    consultants: [
      {
        consultant: 'maja-kowalczyk',
        comment: prose`
          Maja fikk ned JavaScript-mengden i en annen nettbutikk fra 780 til 210 kB, og
          mobilkonverteringen opp seks prosent. Next.js, GraphQL og Playwright er daglige verktøy,
          og universell utforming er noe hun gjør uten å nevne det. Ledig nå, bor på Løren.
        `,
      },
      {
        consultant: 'priya-raghunathan',
        comment: prose`
          Priya har fullstackbakgrunn, og er sterk på det som skjer når to i samme husholdning
          endrer samtidig. Hun bygde tilsvarende for strømkunder med delte avtaler. Hun er ledig
          nå, og kan starte sammen med eller i stedet for Maja.
        `,
      },
    ],
    replies: [
      {
        from: 'line-kjolstad',
        sentOffsetHours: -230,
        text: prose`
          Hei Torunn! Begge er spennende. Vi har én plass nå og sannsynligvis en til neste
          kvartal. Kan vi møte Maja først?
        `,
      },
      {
        from: 'torunn-myrvold',
        sentOffsetHours: -226,
        text: 'Ja, hun kan både mandag og torsdag. Hun er på Løren uansett.',
      },
      {
        from: 'line-kjolstad',
        sentOffsetHours: -150,
        text: prose`
          Fin prat med Maja. Teamet vil ha en arbeidsøkt på to timer med henne, i ekte kode. Det
          betaler vi for.
        `,
      },
      {
        from: 'torunn-myrvold',
        sentOffsetHours: -148,
        text: 'Så ryddig! Onsdag 9–11?',
      },
      {
        from: 'line-kjolstad',
        sentOffsetHours: -144,
        text: 'Onsdag er bra. Ta gjerne med en vare som pleier å være utsolgt.',
      },
    ],
  },
  {
    key: 'gronnmarka-netthandel-frontend/nadia-benali',
    assignment: 'gronnmarka-netthandel-frontend',
    sender: 'nadia-benali',
    sentOffsetHours: -130,
    consultants: [
      {
        consultant: 'nadia-benali',
        comment: prose`
          Jeg er vant til å ha brukere på besøk annenhver uke, og liker at dere bygger for den som
          har ett barn på armen. React, TypeScript og Next.js de siste fire årene, Java på
          baksiden når det trengs. Det å kunne fortsette på en annen enhet var det som løftet
          fullføringen mest i forrige oppdrag, og det ligner litt på delt handlekurv. Jeg bor i
          Bergen, og er i Oslo mandag til torsdag om ønskelig.
        `,
      },
    ],
    replies: [],
    unreadBy: ['line-kjolstad'],
  },
  {
    key: 'gronnmarka-svinn-bi/solveig-kvalnes',
    assignment: 'gronnmarka-svinn-bi',
    sender: 'solveig-kvalnes',
    sentOffsetHours: -540,
    consultants: [
      {
        consultant: 'solveig-kvalnes',
        comment: prose`
          Jeg har gjort dette i en annen kjede: 140 regneark ble til seks rapporter, og
          «omsetning» viste seg å ha fem definisjoner. Svinn er verre, for der har alle rett. Fem
          tall før klokka sju er en god bestilling. Jeg jobber fra Lofoten, har god linje, og står
          gjerne i butikk på Hamar den første uka.
        `,
      },
    ],
    replies: [
      {
        from: 'patrick-omdal',
        sentOffsetHours: -500,
        text: prose`
          Hi Solveig, this is spot on. How would you handle the two definitions of waste that
          finance and the chain will never agree on?
        `,
      },
      {
        from: 'solveig-kvalnes',
        sentOffsetHours: -495,
        text: prose`
          Ved å ha begge, med hvert sitt navn og én som er standard i rapporten butikksjefen ser.
          Så viser jeg avviket mellom dem en gang i måneden til de to som er uenige. Det pleier å
          krympe av seg selv.
        `,
      },
      {
        from: 'patrick-omdal',
        sentOffsetHours: -420,
        text: prose`
          Ha, fair. Line and I would like to continue with you. We keep the posting open until the
          paperwork is done, since we may need two.
        `,
      },
    ],
  },
  {
    key: 'gronnmarka-sentinel/bard-eikemo',
    assignment: 'gronnmarka-sentinel',
    sender: 'bard-eikemo',
    sentOffsetHours: -34,
    consultants: [
      {
        consultant: 'tomasz-wierzbicki',
        comment: prose`
          Tomasz satte opp Sentinel for en handelskjede med 9 000 ansatte, med kasser og
          kjølestyring som kilder, så de rare loggene er kjente. Deteksjonene skrives som kode med
          tester, og falske varsler måles per vakt. Han har ledet teknisk oppklaring i to
          løsepengesaker, og forteller gjerne om den gangen det gikk galt. Ledig om tre uker, men
          kan gi dere to dager i uka fra mandag.
        `,
      },
    ],
    replies: [
      {
        from: 'patrick-omdal',
        sentOffsetHours: -8,
        text: prose`
          Good timing. Can Tomasz do a call today or tomorrow, English is fine. Two days a week
          from Monday would already help a lot.
        `,
      },
    ],
    unreadBy: ['bard-eikemo'],
  },
  {
    key: 'gronnmarka-medlemsinnsikt/zainab-yusuf',
    assignment: 'gronnmarka-medlemsinnsikt',
    sender: 'zainab-yusuf',
    sentOffsetHours: -1020,
    consultants: [
      {
        consultant: 'zainab-yusuf',
        comment: prose`
          Et utvalg som også har med dem som handler for barnetrygden den 28., er grunnen til at
          jeg skriver. Jeg bygde et panel på 1 200 som speiler befolkningen, og vet hvordan man
          når folk som aldri svarer på undersøkelser. Handleturer og dagbok er metoder jeg har
          brukt i dagligvare før. Tre funn på én time er et godt format.
        `,
      },
    ],
    replies: [
      {
        from: 'line-kjolstad',
        sentOffsetHours: -1000,
        text: 'Du traff meg på den. Hvordan rekrutterer du dem som ikke svarer?',
      },
      {
        from: 'zainab-yusuf',
        sentOffsetHours: -996,
        text: prose`
          Ved å være der de er, og med noen de stoler på: helsestasjon, frivilligsentral,
          norskkurs. Det tar tre uker, og koster omtrent det samme som et rekrutteringsbyrå.
        `,
      },
      {
        from: 'line-kjolstad',
        sentOffsetHours: -300,
        text: prose`
          Vi er blitt enige, så jeg tar ned utlysningen. Velkommen på laget! Kontrakten kommer fra
          innkjøp i morgen.
        `,
      },
    ],
  },
  {
    key: 'gronnmarka-butikknett/olav-hjermann',
    assignment: 'gronnmarka-butikknett',
    sender: 'olav-hjermann',
    sentOffsetHours: -1940,
    consultants: [
      {
        consultant: 'olav-hjermann',
        comment: prose`
          190 like skap er bedre enn 190 gode ideer. Jeg vil pakke på Hamar, prøve i to butikker,
          og ikke røre den tredje før butikksjefen i den første har byttet en svitsj selv. Kjenner
          kravene til betaling, og har lagt om nett for sykehus og skoler på natt. Bor en halvtime
          unna lageret deres.
        `,
      },
    ],
    replies: [
      {
        from: 'patrick-omdal',
        sentOffsetHours: -1900,
        text: prose`
          Olav, I like the part about the store manager. Can you meet Thursday at the warehouse?
        `,
      },
      {
        from: 'patrick-omdal',
        sentOffsetHours: -1400,
        text: 'All signed. Closing the posting. See you Monday at six, bring a warm jacket.',
      },
    ],
  },
] satisfies readonly DemoInterest[];
