import type { CooperationDocumentType } from '@torg/protocol/contracts/contract-terms';

/** What a version has where the next one has something else. */
type Edit = readonly [now: string, before: string];

interface OlderVersions {
  /** from the version in use to the second, and from that to the first */
  second: readonly Edit[];
  first: readonly Edit[];
  /** what was new in the second */
  change_note: string;
}

const older: Record<CooperationDocumentType, OlderVersions> = {
  cooperation_norwegian: {
    second: [
      ['og senest innen 48 timer etter at bruddet ble oppdaget', 'og senest innen 72 timer'],
      [
        'Nye underleverandører varsles 30 dager i forveien, og konsulentselskapet kan protestere.',
        'Nye underleverandører varsles der.',
      ],
      ['i avtaleperioden og seks måneder etter', 'i avtaleperioden og tolv måneder etter'],
    ],
    first: [
      ['med 30 dagers betalingsfrist', 'med 14 dagers betalingsfrist'],
      ['Torg kan endre prislisten med 60 dagers', 'Torg kan endre prislisten med 14 dagers'],
      ['skriftlig med 30 dagers varsel', 'skriftlig med tre måneders varsel'],
    ],
    change_note:
      'Fakturaer forfaller etter 30 dager, ikke 14. Nye priser varsles 60 dager i forveien, og oppsigelsestiden er kortet ned til 30 dager.',
  },
  cooperation_english: {
    second: [
      ['and within 48 hours after it became aware of it', 'and within 72 hours'],
      [
        'New ones are announced 30 days in advance, and the consultant company may object.',
        'New ones are announced there.',
      ],
      ['or for six months thereafter', 'or for twelve months thereafter'],
    ],
    first: [
      ['with 30 days for payment', 'with 14 days for payment'],
      [
        "Torg may change the price list with 60 days'",
        "Torg may change the price list with 14 days'",
      ],
      ["in writing with 30 days' notice", "in writing with three months' notice"],
    ],
    change_note:
      'Invoices are due after 30 days instead of 14. New prices are announced 60 days in advance, and the notice is down to 30 days.',
  },
};

function edited(text: string, edits: readonly Edit[]): string {
  return edits.reduce((sofar, [now, before]) => {
    if (!sofar.includes(now)) throw new Error(`the agreement no longer says: ${now}`);
    return sofar.replace(now, before);
  }, text);
}

/** The versions before the one that is in use, oldest first. */
export function olderTexts(type: CooperationDocumentType, text: string) {
  const { second, first, change_note } = older[type];
  const secondText = edited(text, second);
  return [
    { text: edited(secondText, first), change_note: '' },
    { text: secondText, change_note },
  ] as const;
}
