import { prose } from '../prose.ts';
import type { DemoInterest } from '../demo.types.ts';

export const lindvakt = [
  {
    key: 'lindvakt-java-leveransteam/karin-soderlind',
    assignment: 'lindvakt-java-leveransteam',
    sender: 'karin-soderlind',
    sentOffsetHours: -476,
    consultants: [
      {
        consultant: 'erik-hallgren',
        comment: prose`
          Erik har femton år i leveransteam hos myndigheter och försäkringsbolag, med Jakarta EE,
          Oracle, XML och Linux som vardag. Han talar svenska och finska, vilket jag såg att
          förmedlarna i Österbotten skulle uppskatta. B-körkort och beredskap är inga problem. Kan
          börja direkt.
        `,
      },
      {
        consultant: 'nasrin-ahmadi',
        comment: prose`
          Nasrin har åtta års Java varav fem i förvaltning på ett sakförsäkringsbolag, och är
          dessutom stark på frontend. jQuery och Bootstrap har hon både skrivit och ersatt. Ledig
          om två veckor.
        `,
      },
    ],
    replies: [
      {
        from: 'anna-karin-bohlin',
        sentOffsetHours: -450,
        text: prose`
          Hej Karin. Finskan var oväntad, vad roligt. Vi vill träffa båda. Kan de på måndag
          förmiddag, 45 minuter var?
        `,
      },
      {
        from: 'karin-soderlind',
        sentOffsetHours: -446,
        text: 'Erik 9.00 och Nasrin 10.00, båda på plats i Nacka.',
      },
      {
        from: 'anna-karin-bohlin',
        sentOffsetHours: -340,
        text: prose`
          Bra samtal. Teamet skulle gärna ha båda, men har en plats. Erik är förstahandsval för
          förmedlarportalen, Nasrin vill vi prata med om digital skadeanmälan.
        `,
      },
      {
        from: 'karin-soderlind',
        sentOffsetHours: -336,
        text: prose`
          Det låter klokt. Erik tackar ja med förbehåll för Malmö, där ett svar väntas denna
          vecka. Jag återkommer så snart jag vet.
        `,
      },
    ],
  },
  {
    key: 'lindvakt-java-leveransteam/jerker-palmqvist',
    assignment: 'lindvakt-java-leveransteam',
    sender: 'jerker-palmqvist',
    sentOffsetHours: -300,
    consultants: [
      {
        consultant: 'jerker-palmqvist',
        comment: prose`
          Java EE, Oracle, XML, Linux och Jira: jag kan hela listan, och jQuery är som att cykla.
          Bor i Malmö men kan vara i Nacka tisdag till torsdag varannan vecka. Körkort finns sedan
          1988.
        `,
      },
    ],
    replies: [],
    unreadBy: ['anna-karin-bohlin'],
  },
  {
    key: 'lindvakt-ciso/annika-rosenlund',
    assignment: 'lindvakt-ciso',
    sender: 'annika-rosenlund',
    sentOffsetHours: -234,
    consultants: [
      {
        consultant: 'annika-rosenlund',
        comment: prose`
          Tack för frågan. Jag kan börja om tre veckor på 60 procent och gå upp till 80 efter
          ytterligare två. Kontinuitetsövningen gör jag gärna, helst med leverantörerna i rummet.
          Ett villkor: överlämningen på fyra veckor ska stå i avtalet.
        `,
      },
    ],
    replies: [
      {
        from: 'anna-karin-bohlin',
        sentOffsetHours: -220,
        text: prose`
          Fyra veckor skrivs in. Vd vill träffa dig på fredag för lämplighetsprövningen, det är
          mest formalia.
        `,
      },
      {
        from: 'annika-rosenlund',
        sentOffsetHours: -218,
        text: 'Fredag efter lunch. Jag tar med registerutdrag.',
      },
    ],
  },
  {
    key: 'lindvakt-skadeanmalan/karin-soderlind',
    assignment: 'lindvakt-skadeanmalan',
    sender: 'karin-soderlind',
    sentOffsetHours: -590,
    consultants: [
      {
        consultant: 'nasrin-ahmadi',
        comment: prose`
          Nasrin byggde om skadeanmälan hos ett annat sakförsäkringsbolag, och andelen som
          reglerades utan handläggare gick från 18 till 43 procent. Största vinsten kom av färre
          frågor, precis som ni beskriver. React, TypeScript, Java, Spring Boot, och tester hon
          gärna läser högt.
        `,
      },
      {
        consultant: 'amina-warsame',
        comment: prose`
          Amina är frontendutvecklare med djup kunskap om WCAG och den nya tillgänglighetslagen.
          Om ni delar rollen i en frontend- och en backendperson är hon och Nasrin ett mycket bra
          par, de har arbetat ihop tidigare.
        `,
      },
    ],
    replies: [
      {
        from: 'david-ghebremedhin',
        sentOffsetHours: -560,
        text: prose`
          Hej Karin! Vi har en hel tjänst, men skulle kunna dela. Hur skulle ni fördela tiden?
        `,
      },
      {
        from: 'karin-soderlind',
        sentOffsetHours: -552,
        text: prose`
          Nasrin 60 procent och Amina 40 de första fyra månaderna, sedan kan vi vikta om. Priset
          per timme är detsamma.
        `,
      },
      {
        from: 'david-ghebremedhin',
        sentOffsetHours: -40,
        text: prose`
          Skadereglerarna har träffat båda och röstade för. Kan vi få formellt svar på att Nasrin
          inte är låst av Lund?
        `,
      },
    ],
    unreadBy: ['karin-soderlind'],
  },
  {
    key: 'lindvakt-skadeanmalan/katarzyna-nowacka',
    assignment: 'lindvakt-skadeanmalan',
    sender: 'katarzyna-nowacka',
    sentOffsetHours: -410,
    consultants: [
      {
        consultant: 'katarzyna-nowacka',
        comment: prose`
          Hi! I rebuilt a booking portal for a freight company: time to finish went from six
          minutes to under two, and phone calls dropped by more than half. The same instinct
          applies to claims, which is to ask only what you do not already know. I am stronger on
          the frontend than in Java, and I work in Swedish with a smile and a dictionary.
        `,
      },
    ],
    replies: [],
    unreadBy: ['david-ghebremedhin'],
  },
  {
    key: 'lindvakt-ux-lead/lena-wikmark',
    assignment: 'lindvakt-ux-lead',
    sender: 'lena-wikmark',
    sentOffsetHours: -84,
    consultants: [
      {
        consultant: 'lena-wikmark',
        comment: prose`
          Jag har gjort den här resan en gång, på ett försäkringsbolag som började med noll
          designer och slutade med nöjdare kunder digitalt än på telefon. Det jag lade ned: ett
          eget personabibliotek på 40 sidor, till allas lättnad. 60 procent passar mig utmärkt,
          och att rekrytera min efterträdare är den del jag gillar bäst. Fallbeskrivning bifogas.
        `,
      },
    ],
    attachment: {
      name: 'Fallbeskrivning designfunktion.pdf',
      kind: 'pdf',
      text: prose`
        Fallbeskrivning. År 1: två rekryteringar, gemensam kundresa, kundmöten varannan vecka i
        tre team. År 2: designsystem med ägare, mätning av nöjdhet per kanal, rekrytering av
        designchef. Nedlagt: personabibliotek, designråd.
      `,
    },
    replies: [
      {
        from: 'david-ghebremedhin',
        sentOffsetHours: -60,
        text: prose`
          Hej Lena, vilket svar. Kan du ta en kaffe i Nacka på torsdag? Jag tar med två av
          designerna, de har frågor.
        `,
      },
      {
        from: 'lena-wikmark',
        sentOffsetHours: -58,
        text: 'Torsdag kl. 14 blir bra. De får gärna vara elaka.',
      },
    ],
  },
  {
    key: 'lindvakt-ux-lead/leila-moradi',
    assignment: 'lindvakt-ux-lead',
    sender: 'leila-moradi',
    sentOffsetHours: -48,
    consultants: [
      {
        consultant: 'leila-moradi',
        comment: prose`
          Jag är van att vara ensam designer bland tio utvecklare, och nu vill jag ta nästa steg.
          Jag har inte haft formellt ledarskap, men byggt upp designarbete från noll på två
          ställen, varav ett inom larm och ett inom lager. Ser mig som spelande tränare. Bor i
          Malmö, kan vara i Nacka två dagar i veckan.
        `,
      },
    ],
    replies: [],
    unreadBy: ['david-ghebremedhin', 'anna-karin-bohlin'],
  },
  {
    key: 'lindvakt-testautomation/karin-soderlind',
    assignment: 'lindvakt-testautomation',
    sender: 'karin-soderlind',
    sentOffsetHours: -1230,
    consultants: [
      {
        consultant: 'linnea-forsgren',
        comment: prose`
          2 100 tester och nio timmar, jag frågade Linnéa om det var hennes gamla svit. Hon har
          gjort exakt den här nedbantningen på ett försäkringsbolag: tjugo minuter, bättre
          täckning av det som gör ont. Testdata utan riktiga personnummer har hon byggt en
          generator för tidigare. Ledig nu.
        `,
      },
    ],
    replies: [
      {
        from: 'anna-karin-bohlin',
        sentOffsetHours: -1190,
        text: 'Hej! Det låter misstänkt likt, ja. Vi bokar ett möte.',
      },
      {
        from: 'anna-karin-bohlin',
        sentOffsetHours: -400,
        text: prose`
          Vi pausar detta tills ny testchef är på plats, och tar ned annonsen. Linnéa är första
          samtalet jag ringer då.
        `,
      },
    ],
  },
  {
    key: 'lindvakt-molnarkitekt/dariush-tehrani',
    assignment: 'lindvakt-molnarkitekt',
    sender: 'dariush-tehrani',
    sentOffsetHours: -1580,
    consultants: [
      {
        consultant: 'dariush-tehrani',
        comment: prose`
          70 tjänster på elva månader var mitt förra uppdrag, med driftkostnaden 22 procent under
          kalkyl. Jag har även gjort en flytt tillbaka, vilket är bra att ha med sig när
          exitplanen ska skrivas. Certifierad på högsta nivå i AWS och Azure. Jag presenterar
          gärna för styrelsen, helst på tre bilder.
        `,
      },
    ],
    replies: [
      {
        from: 'anna-karin-bohlin',
        sentOffsetHours: -1550,
        text: prose`
          Tack Dariush, imponerande. Riskfunktionen har några frågor om koncentrationsrisk. Kan du
          svara skriftligt?
        `,
      },
      {
        from: 'dariush-tehrani',
        sentOffsetHours: -1540,
        text: prose`
          Ja, svar i dag. Kort: räkna på vad det kostar att lämna varje tjänst, och gör det innan
          ni flyttar in.
        `,
      },
      {
        from: 'david-ghebremedhin',
        sentOffsetHours: -1004,
        text: prose`
          Styrelsen har omprövat beslutet och förlänger driftavtalet med tre år. Uppdraget avbryts
          därför. Det hade ingenting med er kandidater att göra, och jag är ledsen för den tid ni
          lagt.
        `,
      },
    ],
  },
] satisfies readonly DemoInterest[];
