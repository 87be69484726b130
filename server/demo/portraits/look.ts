/** The appearance of a drawn person. */
export interface Look {
  skin: keyof typeof skins;
  hair: HairStyle;
  hairColor: keyof typeof hairColors;
  clothes: Clothes;
  clothesColor: keyof typeof clothesColors;
  /** of a hijab */
  scarfColor?: keyof typeof clothesColors;
  background: keyof typeof backgrounds;
  beard?: 'full' | 'short' | 'moustache';
  glasses?: 'round' | 'square';
  /** makes the face a little longer or rounder */
  face?: 'long' | 'round';
}

export const hairStyles = [
  'short',
  'side',
  'crop',
  'quiff',
  'receding',
  'bald',
  'curls',
  'afro',
  'long',
  'straight',
  'bob',
  'fringe',
  'bun',
  'wavy',
  'ponytail',
  'pixie',
  'hijab',
] as const;
export type HairStyle = (typeof hairStyles)[number];
export type Clothes = 'crew' | 'shirt' | 'blazer' | 'turtleneck' | 'hoodie' | 'vneck';

interface Skin {
  base: string;
  /** for neck, ears and nose */
  shade: string;
  lips: string;
}

export const skins = {
  pale: { base: '#f6d5bf', shade: '#e6b79b', lips: '#b8604f' },
  fair: { base: '#f0c4a4', shade: '#dca482', lips: '#ad5546' },
  warm: { base: '#e3ae87', shade: '#cb8f68', lips: '#9c4a3c' },
  olive: { base: '#d39c74', shade: '#b87e57', lips: '#8c4335' },
  tan: { base: '#b97f58', shade: '#9b6441', lips: '#7a382c' },
  brown: { base: '#925d3d', shade: '#78482c', lips: '#5f2b22' },
  deep: { base: '#6b432e', shade: '#543220', lips: '#43201b' },
} satisfies Record<string, Skin>;

export const hairColors = {
  black: '#221d1f',
  dark: '#3c2a22',
  brown: '#6a452d',
  auburn: '#8f4a26',
  copper: '#c06a30',
  blond: '#dcb26a',
  sand: '#b98e57',
  grey: '#9a9a9c',
  silver: '#cfd0d2',
};

export const clothesColors = {
  navy: '#27364f',
  teal: '#24686b',
  forest: '#2f5a45',
  plum: '#5d3a5c',
  rust: '#a2502f',
  mustard: '#c4932f',
  charcoal: '#3a3d44',
  cream: '#efe6d6',
  sky: '#6d9bc3',
  rose: '#c67e7e',
  white: '#f7f7f5',
  wine: '#7b2d3b',
};

export const backgrounds = {
  sand: '#f1e4d1',
  mint: '#d5e8dc',
  ice: '#d8e6f0',
  lilac: '#e2dcee',
  peach: '#f6dccd',
  lemon: '#f4ebc6',
  stone: '#dfe0dc',
  rose: '#f3d9dc',
};
