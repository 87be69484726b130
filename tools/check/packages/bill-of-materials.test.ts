import { expect, test } from 'vitest';
import { billOfMaterials } from './bill-of-materials.ts';

const hash = Buffer.from('a hash').toString('base64');
const packages = {
  '': { name: 'torg', workspaces: ['server'], devDependencies: { tool: '1.0.0' } },
  server: { name: '@torg/server', dependencies: { '@web/server': '2.0.0', old: '1.0.0' } },
  'node_modules/@torg/server': { resolved: 'server', link: true },
  'node_modules/@web/server': {
    version: '2.0.0',
    license: 'MIT',
    integrity: `sha512-${hash}`,
    dependencies: { small: '^2.0.0' },
    optionalDependencies: { fast: '3.0.0' },
    peerDependencies: { absent: '*' },
  },
  'node_modules/@web/server/node_modules/small': { version: '2.0.0', license: 'ISC' },
  'node_modules/fast': { version: '3.0.0', license: '(MIT OR ISC)', optional: true },
  'node_modules/old': { version: '1.0.0', license: 'MIT', dependencies: { small: '^1.0.0' } },
  'node_modules/old/node_modules/other': { version: '1.0.0', license: 'MIT' },
  'node_modules/small': { version: '1.0.0', license: 'ISC' },
  'node_modules/tool': { version: '1.0.0', license: 'GPL-3.0-only', dev: true },
};
const bill = billOfMaterials(JSON.stringify({ packages }));

test('a package that Torg needs to run is listed with its licence and its hash', () => {
  expect(bill.components[0]).toEqual({
    type: 'library',
    'bom-ref': 'pkg:npm/%40web/server@2.0.0',
    group: '@web',
    name: 'server',
    version: '2.0.0',
    scope: 'required',
    hashes: [{ alg: 'SHA-512', content: Buffer.from('a hash').toString('hex') }],
    licenses: [{ license: { id: 'MIT' } }],
    purl: 'pkg:npm/%40web/server@2.0.0',
  });
  expect(bill.components.find(({ name }) => name === 'fast')).toMatchObject({
    scope: 'optional',
    licenses: [{ expression: '(MIT OR ISC)' }],
  });
});

test('what is only for development, and our own workspaces, are no part of it', () => {
  const names = bill.components.map(({ name, version }) => `${name} ${version}`);
  expect(names).toEqual([
    'server 2.0.0',
    'fast 3.0.0',
    'old 1.0.0',
    'other 1.0.0',
    'small 1.0.0',
    'small 2.0.0',
  ]);
});

test('it says which version of a package each other one needs', () => {
  const needs = Object.fromEntries(bill.dependencies.map((one) => [one.ref, one.dependsOn]));
  expect(needs['torg']).toEqual(['pkg:npm/%40web/server@2.0.0', 'pkg:npm/old@1.0.0']);
  expect(needs['pkg:npm/%40web/server@2.0.0']).toEqual([
    'pkg:npm/fast@3.0.0',
    'pkg:npm/small@2.0.0',
  ]);
  expect(needs['pkg:npm/old@1.0.0']).toEqual(['pkg:npm/small@1.0.0']);
});

test('the order of the lockfile does not change it', () => {
  const turned = Object.fromEntries(Object.entries(packages).toReversed());
  expect(billOfMaterials(JSON.stringify({ packages: turned }))).toEqual(bill);
});
