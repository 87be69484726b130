import type { DemoAdmin } from '../demo.types.ts';

export const admins = [
  {
    key: 'ingrid-solvang',
    email: 'admin@torg.example',
    name: 'Ingrid Solvang',
    phone: '+47 010 00 001',
    title: 'Markedsplassansvarlig',
    locale: 'nb',
  },
  {
    key: 'henrik-aasland',
    email: 'henrik.aasland@torg.example',
    name: 'Henrik Aasland',
    phone: '+47 010 00 002',
    title: 'Kundeansvarlig Norge',
    locale: 'nb',
  },
  {
    key: 'elin-wahlgren',
    email: 'elin.wahlgren@torg.example',
    name: 'Elin Wahlgren',
    phone: '+46 70 174 06 05',
    title: 'Kundansvarig Sverige',
    locale: 'sv',
  },
] satisfies readonly DemoAdmin[];
