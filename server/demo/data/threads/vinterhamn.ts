import { prose } from '../prose.ts';
import type { DemoInterest } from '../demo.types.ts';

export const vinterhamn = [
  {
    key: 'vinterhamn-java-malmo/jerker-palmqvist',
    assignment: 'vinterhamn-java-malmo',
    sender: 'jerker-palmqvist',
    sentOffsetHours: -344,
    consultants: [
      {
        consultant: 'jerker-palmqvist',
        comment: prose`
          Hej! Jag har byggt lagersaldo, ruttplanering och gårdsplanering i Java sedan version
          1.1, och Oracle ännu längre. Det senaste uppdraget gick ut på att flytta 400
          PL/SQL-paket till Java och PostgreSQL med jämförande körningar i ett halvår. Arbetar
          testdrivet, bor tio minuter från Södra hamnen och har egna skyddsskor. Helst Malmö, men
          Lund går också bra.
        `,
      },
    ],
    replies: [
      {
        from: 'marie-louise-sandell',
        sentOffsetHours: -320,
        text: 'Hej Jerker, egna skyddsskor är ett starkt argument. När kan du börja?',
      },
      {
        from: 'jerker-palmqvist',
        sentOffsetHours: -318,
        text: 'Måndag. Eller senare, om det är bättre för teamet.',
      },
      {
        from: 'marie-louise-sandell',
        sentOffsetHours: -250,
        text: prose`
          Teamet vill träffa dig på terminalen på torsdag kl. 13, så får du se gårdskartan i
          verkligheten. Räkna med två timmar.
        `,
      },
      {
        from: 'jerker-palmqvist',
        sentOffsetHours: -248,
        text: prose`
          Jag kommer. Ta gärna fram den fråga mot databasen som ni är mest irriterade på.
        `,
      },
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -52,
        text: prose`
          Vi är klara med samtalen för Malmö och vill skriva avtal. Kan du skicka timpris och
          F-skattebevis?
        `,
      },
    ],
  },
  {
    key: 'vinterhamn-java-malmo/karin-soderlind',
    assignment: 'vinterhamn-java-malmo',
    sender: 'karin-soderlind',
    sentOffsetHours: -290,
    consultants: [
      {
        consultant: 'erik-hallgren',
        comment: prose`
          Erik är den bästa jag vet på just den resa ni gör: Jakarta EE till Spring Boot, en
          funktion i taget, med samma databas i botten. Han halverade antalet incidenter i ett
          ärendesystem med 1,2 miljoner rader. Erik bor i Stockholm och kan vara i Malmö tre dagar
          varannan vecka.
        `,
      },
      {
        consultant: 'nasrin-ahmadi',
        comment: prose`
          Nasrin är fullstackutvecklare och passar om ni även ska bygga om terminalens gränssnitt.
          Stark i Java och Spring Boot, snabb att förstå verksamheten och van vid superanvändare i
          teamet. Kan pendla två dagar i veckan.
        `,
      },
    ],
    replies: [
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -260,
        text: prose`
          Hej Karin, tack för två bra profiler. Tre dagar i veckan i snitt är ett krav från
          teamet. Finns det möjlighet till det?
        `,
      },
      {
        from: 'karin-soderlind',
        sentOffsetHours: -254,
        text: prose`
          Erik säger ja till tre dagar varje vecka de första tre månaderna, om vi därefter
          utvärderar. Nasrin är nog mer aktuell för Lund.
        `,
      },
      {
        from: 'marie-louise-sandell',
        sentOffsetHours: -30,
        text: prose`
          Det är ett rimligt upplägg. Kan Erik vara med på ett samtal på onsdag? Johan skickar
          inbjudan.
        `,
      },
    ],
    unreadBy: ['karin-soderlind'],
  },
  {
    key: 'vinterhamn-java-lund/karin-soderlind',
    assignment: 'vinterhamn-java-lund',
    sender: 'karin-soderlind',
    sentOffsetHours: -112,
    consultants: [
      {
        consultant: 'nasrin-ahmadi',
        comment: prose`
          Nasrin har byggt API:er mot partners i försäkring, med versionering och avveckling på
          riktigt, och skriver dokumentation som folk citerar. Åtta års Java, fem med Spring. Två
          fasta kontorsdagar i Lund fungerar. Handleder gärna, och har gjort det förr.
        `,
      },
      {
        consultant: 'karin-soderlind',
        comment: prose`
          Om ni delar uppdraget på två personer tar jag gärna 50 procent med fokus på riktlinjer
          och avtal: OpenAPI, versioner, kvoter, klientcertifikat. Jag har infört API-plattform
          hos en myndighet och ett transportbolag.
        `,
      },
    ],
    replies: [],
    unreadBy: ['johan-ekdahl'],
  },
  {
    key: 'vinterhamn-java-lund/jerker-palmqvist',
    assignment: 'vinterhamn-java-lund',
    sender: 'jerker-palmqvist',
    sentOffsetHours: -96,
    consultants: [
      {
        consultant: 'jerker-palmqvist',
        comment: prose`
          Skickar även här, som ni bad om i annonsen för Malmö. Förstahandsvalet är Malmö, men
          API:er för bokning och avräkning har jag gjort i flera omgångar, och Lund ligger på
          vägen hem från svärmor.
        `,
      },
    ],
    replies: [],
    unreadBy: ['johan-ekdahl'],
  },
  {
    key: 'vinterhamn-lagersystem-projektledare/helena-brandt',
    assignment: 'vinterhamn-lagersystem-projektledare',
    sender: 'helena-brandt',
    sentOffsetHours: -440,
    consultants: [
      {
        consultant: 'helena-brandt',
        comment: prose`
          Jag har lett byten av transport- och lagersystem på 14 terminaler, fem helger utan
          inställd avgång, och ett lager med skyttelautomation. Jag läser gärna rapporten från
          förra försöket innan vi pratar vidare. Boende i Göteborg, på plats fyra dagar i veckan
          är självklart. Certifierad i PRINCE2, van vid MBL och vid lagerchefer med veto.
        `,
      },
    ],
    replies: [
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -410,
        text: prose`
          Hej Helena. Rapporten kräver sekretessavtal, jag skickar det i dag. Kan du träffa
          Marie-Louise på måndag?
        `,
      },
      {
        from: 'helena-brandt',
        sentOffsetHours: -406,
        text: 'Måndag fungerar. Avtalet är påskrivet och bifogat.',
        attachment: {
          name: 'Sekretessavtal signerat.pdf',
          kind: 'pdf',
          text: prose`
            Sekretessförbindelse mellan Vinterhamn Logistik AB och Tre Tallar Konsult AB avseende
            utvärderingsrapport av tidigare införande av lagersystem. Gäller i tre år.
          `,
        },
      },
      {
        from: 'helena-brandt',
        sentOffsetHours: -330,
        text: prose`
          Nu har jag läst den. Kort sammanfattat: ni testade tekniken i nio månader och
          människorna i två dagar. Det går att vända på.
        `,
      },
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -300,
        text: prose`
          Den meningen har jag skickat vidare till vd. Lagercheferna träffar dig i Jönköping på
          fredag.
        `,
      },
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -76,
        text: prose`
          Lagercheferna är nöjda, vilket inte hör till vanligheterna. Vi inväntar sista svarsdag
          och återkommer.
        `,
      },
    ],
  },
  {
    key: 'vinterhamn-lagersystem-projektledare/anders-kolsto',
    assignment: 'vinterhamn-lagersystem-projektledare',
    sender: 'anders-kolsto',
    sentOffsetHours: -210,
    consultants: [
      {
        consultant: 'anders-kolsto',
        comment: prose`
          Hei Johan! Jeg er norsk prosjektleder med bakgrunn fra energi og samferdsel, og har
          gjennomført to systembytter på anlegg med skift. Jeg forstår og snakker greit svensk, og
          skriver norsk som de fleste svensker sier de leser uten hjelp. Kan bo i Göteborg i
          perioden. Skriv gjerne om språkkravet er absolutt.
        `,
      },
    ],
    replies: [],
    unreadBy: ['johan-ekdahl'],
  },
  {
    key: 'vinterhamn-handdator-ux/leila-moradi',
    assignment: 'vinterhamn-handdator-ux',
    sender: 'leila-moradi',
    sentOffsetHours: -820,
    consultants: [
      {
        consultant: 'leila-moradi',
        comment: prose`
          Från elva till fyra tryck per orderrad är exakt vad jag gjorde i mitt senaste
          lagerprojekt, och det började med tio nätter på golvet. Felplocken minskade med en
          tredjedel. Jag bor i Malmö, har truckkort sedan ett sommarjobb och är ledig nu.
          Portföljen innehåller en film från provet med headset, där man hör när det inte
          fungerar.
        `,
      },
    ],
    replies: [
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -790,
        text: 'Filmen gick hem direkt. Hur länge var du med efter driftsättning?',
      },
      {
        from: 'leila-moradi',
        sentOffsetHours: -786,
        text: 'Fyra månader på deltid. Det var då vi hittade de två sista trycken.',
      },
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -90,
        text: prose`
          Vi är inne i slutet nu. Svarstiden gick ut och du ligger bra till; chefen för Fosie vill
          bara säkra vem som släpper iväg plockarna två timmar i veckan.
        `,
      },
    ],
  },
  {
    key: 'vinterhamn-edi/per-olof-nasman',
    assignment: 'vinterhamn-edi',
    sender: 'per-olof-nasman',
    sentOffsetHours: -1090,
    consultants: [
      {
        consultant: 'per-olof-nasman',
        comment: prose`
          Tack för förfrågan. Jag skulle börja med de fem största bokningsflödena, köra dem
          dubbelt i två veckor per part och sedan ta resten i klump efter format. Åkaren med bara
          e-post får ett webbformulär den dagen och en ursäkt veckan efter. Två sidor bifogas.
        `,
      },
    ],
    attachment: {
      name: 'Flyttplan BizTalk.docx',
      kind: 'docx',
      text: prose`
        Flyttplan. Steg 1: mallar för bokning, fraktsedel, status, faktura och filöverföring. Steg
        2: fem största parter, parallelldrift två veckor. Steg 3: övriga EDIFACT-parter i grupper
        om sex. Steg 4: egna filformat. Avbrottsregel: tre avvikande meddelanden per dygn.
      `,
    },
    replies: [
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -1060,
        text: 'Mycket bra. Vi ringer på torsdag.',
      },
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -350,
        text: prose`
          Avropet är klart och uppdraget är ditt, Per-Olof. Vi tar ned förfrågan. Välkommen till
          Arendal redan nästa vecka.
        `,
      },
    ],
  },
  {
    key: 'vinterhamn-edi/simon-hedberg',
    assignment: 'vinterhamn-edi',
    sender: 'simon-hedberg',
    sentOffsetHours: -1030,
    consultants: [
      {
        consultant: 'simon-hedberg',
        comment: prose`
          Vi har kapacitet från nästa månad och har gjort en liknande flytt åt ett elnätsbolag,
          dock mindre EDIFACT. Min rekommendation är att bygga övervakningen först, eftersom ni då
          får ordningen på köpet. Jag kan leda arbetet på 60 procent med en kollega som
          utvecklare.
        `,
      },
    ],
    replies: [],
  },
  {
    key: 'vinterhamn-chaufforsapp/viktor-agren',
    assignment: 'vinterhamn-chaufforsapp',
    sender: 'viktor-agren',
    sentOffsetHours: -1490,
    consultants: [
      {
        consultant: 'viktor-agren',
        comment: prose`
          Min senaste app följde 2 300 chaufförer genom dagen, och siffran i er annons fick mig
          att le. Synkroniseringen skrev vi om två gånger, den tredje bygger på händelser och har
          inte tappat en kvittens på arton månader. Bluetooth-läsare från fyra tillverkare,
          utrullning till telefoner ingen äger. Distans från Umeå, men gärna två veckor i
          Göteborg.
        `,
      },
    ],
    replies: [
      {
        from: 'marie-louise-sandell',
        sentOffsetHours: -1450,
        text: prose`
          Hej Viktor! Vi vill gärna träffas. Kan du visa hur ni löste konflikten när två
          chaufförer kvitterar samma kolli?
        `,
      },
      {
        from: 'marie-louise-sandell',
        sentOffsetHours: -690,
        text: prose`
          Vi har beslutat att bygga ut webbversionen först och tar ned uppdraget. Tack för ett
          mycket bra samtal, vi hörs när budgeten är satt.
        `,
      },
    ],
  },
  {
    key: 'vinterhamn-scrum-master/milan-jovanovic',
    assignment: 'vinterhamn-scrum-master',
    sender: 'milan-jovanovic',
    sentOffsetHours: -1830,
    consultants: [
      {
        consultant: 'milan-jovanovic',
        comment: prose`
          Från 34 till 9 dagar är vad jag hjälpte ett annat logistikbolag med, så jag kände igen
          siffran. Väntan sitter sällan där man tror. Jag börjar med att följa tio ärenden från
          idé till drift tillsammans med teamen, och gör mig av med mig själv inom nio månader.
          Bor i Lund. Inga ramverk, jag lovar.
        `,
      },
    ],
    replies: [
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -1790,
        text: prose`
          Det sista var viktigt för Malmöteamet. Kan du komma på en halvdag i nästa vecka, mot
          betalning?
        `,
      },
      {
        from: 'milan-jovanovic',
        sentOffsetHours: -1788,
        text: 'Gärna, tisdag eller onsdag.',
      },
      {
        from: 'johan-ekdahl',
        sentOffsetHours: -1220,
        text: prose`
          Avtalet är påskrivet. Nu är annonsen stängd. Teamen har redan bokat dig i köket.
        `,
      },
    ],
  },
] satisfies readonly DemoInterest[];
