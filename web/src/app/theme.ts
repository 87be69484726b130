import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from '@mantine/core';

const spruce: MantineColorsTuple = [
  '#eef5f1',
  '#dbe9e1',
  '#b7d3c4',
  '#8fbba4',
  '#67a085',
  '#468569',
  '#2f6c53',
  '#235642',
  '#1a4434',
  '#123226',
];
const clay: MantineColorsTuple = [
  '#fdf3ee',
  '#f9e1d5',
  '#f2c1a9',
  '#ea9d79',
  '#e27d50',
  '#d66636',
  '#c05224',
  '#a8461d',
  '#8a3916',
  '#6b2c11',
];
const gray: MantineColorsTuple = [
  '#faf8f4',
  '#f3f0ea',
  '#e8e4dc',
  '#d9d4ca',
  '#c2bcb0',
  '#8e887c',
  '#6b665d',
  '#55514a',
  '#3b3833',
  '#262420',
];
const dark: MantineColorsTuple = [
  '#dde3df',
  '#b8c1bb',
  '#a3aea7',
  '#77837c',
  '#47524c',
  '#343e39',
  '#28312d',
  '#1e2623',
  '#151b19',
  '#0e1311',
];

export const theme = createTheme({
  colors: { spruce, clay, gray, dark },
  primaryColor: 'spruce',
  primaryShade: { light: 7, dark: 6 },
  black: '#23211d',
  fontFamily: "'Schibsted Grotesk Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace',
  lineHeights: { xs: '1.45', sm: '1.5', md: '1.6', lg: '1.6', xl: '1.6' },
  defaultRadius: 'md',
  radius: { xs: '0.25rem', sm: '0.375rem', md: '0.625rem', lg: '0.875rem', xl: '1.25rem' },
  headings: {
    fontWeight: '680',
    sizes: {
      h1: { fontSize: '1.875rem', lineHeight: '1.25' },
      h2: { fontSize: '1.3125rem', lineHeight: '1.35' },
      h3: { fontSize: '1.0625rem', lineHeight: '1.45' },
    },
  },
  cursorType: 'pointer',
  focusRing: 'auto',
  respectReducedMotion: true,
  components: {
    Paper: { defaultProps: { withBorder: true, radius: 'lg', p: 'lg' } },
    Modal: { defaultProps: { radius: 'lg', padding: 'lg' } },
    Drawer: { defaultProps: { padding: 'lg' } },
    // Both are papers, whose padding would come on top of that of their heading and body.
    ModalContent: { defaultProps: { p: 0 } },
    DrawerContent: { defaultProps: { p: 0 } },
    Badge: { defaultProps: { tt: 'none' } },
    Alert: { defaultProps: { radius: 'md' } },
  },
});

/**
 * Replaces Mantine colours that miss WCAG's contrasts: secondary text, field borders, links, errors.
 */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    '--mantine-color-text': '#23211d',
    '--mantine-color-dimmed': gray[6],
    '--mantine-color-placeholder': gray[6],
    '--mantine-color-anchor': spruce[7],
    '--mantine-color-error': '#b42318',
    '--mantine-color-default-border': gray[3],
  },
  dark: {
    '--mantine-color-text': dark[0],
    '--mantine-color-dimmed': dark[2],
    '--mantine-color-placeholder': dark[2],
    '--mantine-color-anchor': spruce[3],
    '--mantine-color-error': '#ff9b8f',
    '--mantine-color-default-border': dark[4],
  },
});
