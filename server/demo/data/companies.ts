import { logo } from './logo.ts';
import type { DemoCompany } from './demo.types.ts';

export const clients = [
  {
    key: 'isfoss',
    name: 'Isfoss Energi AS',
    kind: 'client',
    country: 'NO',
    organizationNumber: '311000012',
    salesAdmin: 'henrik-aasland',
    logo: logo('#0b3c5d', '#7fd1e8', [
      'M14 12h8v30a4 4 0 0 1-8 0z',
      'M28 12h8v40a4 4 0 0 1-8 0z',
      'M42 12h8v20a4 4 0 0 1-8 0z',
    ]),
  },
  {
    key: 'tverrvik',
    name: 'Tverrvik kommune',
    kind: 'client',
    country: 'NO',
    organizationNumber: '311000020',
    salesAdmin: 'henrik-aasland',
    logo: logo('#1f5a3d', '#f4d35e', [
      'M10 38 24 14l10 17 6-9 14 16z',
      'M10 44q5.5-4 11 0t11 0 11 0 11 0v6q-5.5 4-11 0t-11 0-11 0-11 0z',
    ]),
  },
  {
    key: 'havgap',
    name: 'Sparebanken Havgap',
    kind: 'client',
    country: 'NO',
    organizationNumber: '311000039',
    salesAdmin: 'henrik-aasland',
    logo: logo('#14213d', '#fca311', [
      'M16 36a16 16 0 0 1 32 0z',
      'M10 40h44v4H10z',
      'M18 48h28v4H18z',
    ]),
  },
  {
    key: 'gronnmarka',
    name: 'Grønnmarka Dagligvare AS',
    kind: 'client',
    country: 'NO',
    organizationNumber: '311000047',
    salesAdmin: 'henrik-aasland',
    logo: logo('#e8f3d6', '#2f6b2f', [
      'M32 54V34C18 34 12 26 12 14c12 0 18 5 20 13C34 21 40 17 52 17c0 11-6 17-17 17v20z',
    ]),
  },
  {
    key: 'tillatelser',
    name: 'Direktoratet for tillatelser',
    kind: 'client',
    country: 'NO',
    organizationNumber: '311000055',
    salesAdmin: 'henrik-aasland',
    logo: logo('#f2efe9', '#7b1e3a', [
      'M16 10h22l10 10v34H16zM36 14v8h8zM23 38l4-4 4 4 9-10 4 4-13 14z',
    ]),
  },
  {
    key: 'vinterhamn',
    name: 'Vinterhamn Logistik AB',
    kind: 'client',
    country: 'SE',
    organizationNumber: '5599990008',
    salesAdmin: 'elin-wahlgren',
    logo: logo('#12355b', '#ff8552', [
      'M12 30h18v10H12z',
      'M34 30h18v10H34z',
      'M23 16h18v10H23z',
      'M10 44h44l-6 8H16z',
    ]),
  },
  {
    key: 'lindvakt',
    name: 'Lindvakt Försäkring AB',
    kind: 'client',
    country: 'SE',
    organizationNumber: '5599990016',
    salesAdmin: 'elin-wahlgren',
    logo: logo('#3b1f5b', '#b8e0a8', [
      'M32 52C20 44 12 36 12 25a10 10 0 0 1 20-4 10 10 0 0 1 20 4c0 11-8 19-20 27zm-2-8h4V26h-4z',
    ]),
  },
  {
    key: 'mellansjo',
    name: 'Region Mellansjö',
    kind: 'client',
    country: 'SE',
    organizationNumber: '2399990007',
    salesAdmin: 'elin-wahlgren',
    logo: logo('#e6f4f8', '#00687a', [
      'M26 10h12v12h12v12H38v12H26V34H14V22h12z',
      'M12 50q5-4 10 0t10 0 10 0 10 0v4H12z',
    ]),
  },
] satisfies readonly DemoCompany[];

export const consultantCompanies = [
  {
    key: 'blaklokke',
    name: 'Blåklokke Konsulenter AS',
    kind: 'consultant_company',
    country: 'NO',
    organizationNumber: '311000063',
    cvpartnerSubdomain: 'blaklokke',
    logo: logo('#eef0ff', '#3f51b5', [
      'M30 10h4v8c10 2 14 10 14 20l4 6-8-2-4 6-4-6-4 6-4-6-4 6-4-6-8 2 4-6c0-10 4-18 14-20z',
    ]),
  },
  {
    key: 'kvernstein',
    name: 'Kvernstein Teknologi AS',
    kind: 'consultant_company',
    country: 'NO',
    organizationNumber: '311000071',
    logo: logo('#2d3142', '#ef8354', [
      'M32 10a22 22 0 1 0 .01 0zm0 15a7 7 0 1 1-.01 0zM31 14h2v7h-2zM31 43h2v7h-2zM14 31h7v2h-7zM43 31h7v2h-7z',
    ]),
  },
  {
    key: 'makeskrik',
    name: 'Måkeskrik AS',
    kind: 'consultant_company',
    country: 'NO',
    organizationNumber: '311000098',
    logo: logo('#ffe8d6', '#d1495b', [
      'M6 34c8-14 20-12 26 0 6-12 18-14 26 0-8-8-19-7-24 8h-4c-5-15-16-16-24-8z',
    ]),
  },
  {
    key: 'hengelas',
    name: 'Hengelås Sikkerhet AS',
    kind: 'consultant_company',
    country: 'NO',
    organizationNumber: '311000101',
    logo: logo('#0d1b2a', '#e0e1dd', [
      'M18 28v-4a14 14 0 0 1 28 0v4h4v24H14V28zm6 0h16v-4a8 8 0 0 0-16 0zm6 8v8h4v-8z',
    ]),
  },
  {
    key: 'tommerfloter',
    name: 'Tømmerfløter Rådgivning AS',
    kind: 'consultant_company',
    country: 'NO',
    organizationNumber: '311000128',
    logo: logo('#f5ebe0', '#7f5539', [
      'M32 8a10 10 0 1 0 .01 0zm0 6a4 4 0 1 1-.01 0z',
      'M20 30a10 10 0 1 0 .01 0zm0 6a4 4 0 1 1-.01 0z',
      'M44 30a10 10 0 1 0 .01 0zm0 6a4 4 0 1 1-.01 0z',
      'M8 53h48v3H8z',
    ]),
  },
  {
    key: 'lemen',
    name: 'Lemen Data AS',
    kind: 'consultant_company',
    country: 'NO',
    organizationNumber: '311000136',
    cvpartnerSubdomain: 'lemendata',
    logo: logo('#fff3b0', '#540b0e', [
      'M12 36a4 4 0 0 1 8 0v14h-8z',
      'M24 26a4 4 0 0 1 8 0v24h-8z',
      'M36 32a4 4 0 0 1 8 0v18h-8z',
      'M48 18a4 4 0 0 1 8 0v32h-8z',
    ]),
  },
  {
    key: 'kantarell',
    name: 'Kantarell Systems AB',
    kind: 'consultant_company',
    country: 'SE',
    organizationNumber: '5599990024',
    cvpartnerSubdomain: 'kantarell',
    logo: logo('#2b2118', '#f4a300', [
      'M8 20c6-8 14-4 24-4s18-4 24 4c-4 8-16 10-18 18l-1 16H27l-1-16C24 30 12 28 8 20z',
    ]),
  },
  {
    key: 'tre-tallar',
    name: 'Tre Tallar Konsult AB',
    kind: 'consultant_company',
    country: 'SE',
    organizationNumber: '5599990032',
    logo: logo('#d8e2dc', '#23483c', [
      'M32 8l10 36h-8v10h-4V44h-8z',
      'M15 22l8 26h-6v6h-4v-6H7z',
      'M49 22l8 26h-6v6h-4v-6h-6z',
    ]),
  },
  {
    key: 'norrskar',
    name: 'Norrskär Digital AB',
    kind: 'consultant_company',
    country: 'SE',
    organizationNumber: '5599990040',
    cvpartnerSubdomain: 'norrskar',
    fastTrackNewConsultants: true,
    logo: logo('#00394d', '#f2f7f2', [
      'M29 14h6l3 24h-12z',
      'M40 14l14-4v8zM24 14L10 10v8z',
      'M8 50c6-10 14-10 24-10s18 0 24 10z',
    ]),
  },
  {
    key: 'grindvakt',
    name: 'Grindvakt Infosec AB',
    kind: 'consultant_company',
    country: 'SE',
    organizationNumber: '5599990057',
    logo: logo('#5c0a2e', '#ffd9da', [
      'M10 52V28a22 22 0 0 1 44 0v24h-6V30h-4v22h-6V26h-4v26h-4V26h-4v26h-6V30h-4v22z',
    ]),
  },
] satisfies readonly DemoCompany[];

export const independents = [
  {
    key: 'ekerhovd',
    name: 'Ekerhovd Arkitektur',
    kind: 'independent',
    country: 'NO',
    organizationNumber: '311000144',
    logo: logo('#ece4db', '#2a6f97', ['M12 52V30l20-18 20 18v22H38V38H26v14z']),
  },
  {
    key: 'skogstad',
    name: 'Skogstad Moe Systemutvikling',
    kind: 'independent',
    country: 'NO',
    organizationNumber: '311000152',
    logo: logo('#143601', '#aad576', ['M12 14h40v8H12z', 'M12 28h28v8H12z', 'M12 42h34v8H12z']),
  },
  {
    key: 'vasquez',
    name: 'Vasquez Lunde Smidig',
    kind: 'independent',
    country: 'NO',
    organizationNumber: '311000160',
    logo: logo('#fde2e4', '#9d0208', [
      'M32 10a22 22 0 1 0 22 22h-8a14 14 0 1 1-14-14z',
      'M36 8l14 9-14 9z',
    ]),
  },
  {
    key: 'hjermann',
    name: 'Hjermann Nett og Drift',
    kind: 'independent',
    country: 'NO',
    organizationNumber: '311000179',
    logo: logo('#1d3557', '#a8dadc', [
      'M32 8a7 7 0 0 1 3 13v8h12v9a7 7 0 1 1-6 0v-3H23v3a7 7 0 1 1-6 0v-9h12v-8a7 7 0 0 1 3-13z',
    ]),
  },
  {
    key: 'adeyemi',
    name: 'Adeyemi CRM',
    kind: 'independent',
    country: 'NO',
    organizationNumber: '311000187',
    logo: logo('#f7d6e0', '#5f0f40', [
      'M22 14a9 9 0 1 0 .01 0zM8 50c0-12 6-16 14-16s14 4 14 16z',
      'M44 18a8 8 0 1 0 .01 0zM40 50c0-8-1-11-4-14 9-4 20-1 20 14z',
    ]),
  },
  {
    key: 'saetherskar',
    name: 'Sætherskar Test og Kvalitet',
    kind: 'independent',
    country: 'NO',
    organizationNumber: '311000195',
    logo: logo('#e9f5db', '#31572c', ['M10 34l8-8 10 10 20-22 8 8-28 30z']),
  },
  {
    key: 'wikmark',
    name: 'Wikmark Form AB',
    kind: 'independent',
    country: 'SE',
    organizationNumber: '5599990065',
    logo: logo('#fefae0', '#bc6c25', ['M10 14h10l6 24 6-24h6l6 24 6-24h6l-9 38h-6l-6-22-6 22h-8z']),
  },
  {
    key: 'palmqvist',
    name: 'Palmqvist Data AB',
    kind: 'independent',
    country: 'SE',
    organizationNumber: '5599990073',
    logo: logo('#22223b', '#c9ada7', [
      'M12 18c0-10 40-10 40 0v4c0 10-40 10-40 0z',
      'M12 30c6 8 34 8 40 0v6c0 10-40 10-40 0z',
      'M12 44c6 8 34 8 40 0v4c0 10-40 10-40 0z',
    ]),
  },
  {
    key: 'tehrani',
    name: 'Tehrani Cloud AB',
    kind: 'independent',
    country: 'SE',
    organizationNumber: '5599990081',
    logo: logo('#caf0f8', '#03588c', [
      'M18 48a11 11 0 0 1-1-22 15 15 0 0 1 29-3 12.5 12.5 0 0 1 1 25z',
    ]),
  },
] satisfies readonly DemoCompany[];

export const companies: readonly DemoCompany[] = [
  ...clients,
  ...consultantCompanies,
  ...independents,
];
