import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

const address = (line: string, postnummer: string, poststed: string) => ({
  land: 'Norge',
  landkode: 'NO',
  postnummer,
  poststed,
  adresse: [line],
  kommune: poststed,
  kommunenummer: '0301',
});

const unit = (organisasjonsnummer: string, navn: string, more: object = {}) => ({
  organisasjonsnummer,
  navn,
  organisasjonsform: {
    kode: 'AS',
    beskrivelse: 'Aksjeselskap',
    _links: { self: { href: 'https://register.example/api/organisasjonsformer/AS' } },
  },
  registreringsdatoEnhetsregisteret: '2025-01-15',
  registrertIMvaregisteret: false,
  harRegistrertAntallAnsatte: false,
  forretningsadresse: address('Eksempelveien 1', '0123', 'OSLO'),
  konkurs: false,
  underAvvikling: false,
  underTvangsavviklingEllerTvangsopplosning: false,
  maalform: 'Bokmål',
  paategninger: [],
  erIKonsern: false,
  respons_klasse: 'Enhet',
  ...more,
});

/** In the shapes of the real register's answers. */
const units: Record<string, object> = {
  '311999907': unit('311999907', 'FJELLRYPE SYSTEMER AS', {
    forretningsadresse: address('Rypestien 12', '2600', 'LILLEHAMMER'),
  }),
  '311999915': unit('311999915', 'SKRANTEN HANDEL AS', {
    konkurs: true,
    konkursdato: '2026-02-03',
  }),
  '311999923': unit('311999923', 'AVSKJED EIENDOM AS', { underAvvikling: true }),
  '311999931': {
    organisasjonsnummer: '311999931',
    navn: 'GJEMTOGGLEMT AS',
    organisasjonsform: { kode: 'AS', beskrivelse: 'Aksjeselskap' },
    slettedato: '2024-05-06',
    respons_klasse: 'SlettetEnhet',
  },
};

/** How the register behaves. */
export type Mood = 'answering' | 'busy' | 'broken' | 'silent' | 'mumbling' | 'forgetting';

export interface RunningRegister {
  url: string;
  willBe: (mood: Mood) => void;
  /** the requested paths */
  requests: string[];
  stop: () => Promise<void>;
}

function reply(response: ServerResponse, status: number, body?: object): void {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(body && JSON.stringify(body));
}

const failing: Partial<Record<Mood, (response: ServerResponse) => void>> = {
  busy: (response) => reply(response, 429),
  broken: (response) => reply(response, 500, { status: 500, feilmelding: 'Noe gikk galt' }),
  silent: () => {},
  mumbling: (response) => response.end('<html>Vedlikehold</html>'),
  forgetting: (response) => reply(response, 410),
};

/** A server with the API of Enhetsregisteret. */
export async function runCompanyRegister(): Promise<RunningRegister> {
  let mood: Mood = 'answering';
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    requests.push(path);
    const fail = failing[mood];
    if (fail) return fail(response);
    const found = units[path.replace('/api/enheter/', '')];
    reply(response, found ? 200 : 404, found);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    willBe(next) {
      mood = next;
    },
    requests,
    async stop() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
