import type { Look } from '../portraits/look.ts';

type More = Pick<Look, 'beard' | 'glasses' | 'face' | 'scarfColor'>;

function look(
  [skin, hair, hairColor]: readonly [Look['skin'], Look['hair'], Look['hairColor']],
  [clothes, clothesColor]: readonly [Look['clothes'], Look['clothesColor']],
  background: Look['background'],
  more: More = {},
): Look {
  return { skin, hair, hairColor, clothes, clothesColor, background, ...more };
}

/** Portraits by the person's key: everybody who is active, and some others. */
export const demoLooks: Readonly<Record<string, Look>> = {
  'torunn-myrvold': look(['pale', 'bob', 'sand'], ['blazer', 'navy'], 'ice', { glasses: 'round' }),
  'priya-raghunathan': look(['tan', 'long', 'black'], ['crew', 'mustard'], 'lilac'),
  'hakon-tveitan': look(['fair', 'short', 'blond'], ['hoodie', 'charcoal'], 'mint', {
    beard: 'short',
  }),
  'maja-kowalczyk': look(['pale', 'fringe', 'auburn'], ['turtleneck', 'forest'], 'peach'),
  'jonas-lillevold': look(['fair', 'crop', 'brown'], ['crew', 'navy'], 'stone', { beard: 'full' }),
  'samira-haddadi': look(['olive', 'wavy', 'black'], ['blazer', 'wine'], 'sand'),
  'eirik-nordvang': look(['fair', 'quiff', 'copper'], ['shirt', 'sky'], 'lemon', {
    beard: 'full',
    glasses: 'square',
  }),
  'thuy-linh-nguyen': look(['warm', 'straight', 'black'], ['crew', 'rose'], 'mint'),
  'vegard-skaugset': look(['pale', 'receding', 'grey'], ['shirt', 'forest'], 'ice', {
    glasses: 'square',
  }),
  'ase-bakkerud': look(['pale', 'pixie', 'grey'], ['vneck', 'plum'], 'rose', { glasses: 'round' }),

  'amalie-thorsrud': look(['fair', 'ponytail', 'blond'], ['crew', 'teal'], 'sand'),
  'geir-ove-lianes': look(['fair', 'side', 'silver'], ['blazer', 'charcoal'], 'lilac', {
    face: 'long',
  }),
  'fredrik-aspelund': look(['pale', 'side', 'sand'], ['hoodie', 'forest'], 'peach', {
    beard: 'short',
  }),
  'nadia-benali': look(['olive', 'curls', 'dark'], ['turtleneck', 'rust'], 'lemon', {
    face: 'round',
  }),
  'kristoffer-hovland': look(['fair', 'short', 'brown'], ['crew', 'forest'], 'stone', {
    beard: 'full',
    face: 'long',
  }),
  'ole-martin-sjovik': look(['pale', 'bald', 'grey'], ['shirt', 'navy'], 'mint', {
    beard: 'short',
    glasses: 'round',
  }),
  'yuki-tanabe': look(['warm', 'bob', 'black'], ['turtleneck', 'charcoal'], 'ice'),
  'daniel-tesfaye': look(['brown', 'crop', 'black'], ['hoodie', 'mustard'], 'lilac', {
    beard: 'short',
  }),
  'stian-klokkerhaug': look(['fair', 'receding', 'sand'], ['shirt', 'sky'], 'sand'),

  'live-sandtorv': look(['pale', 'bun', 'copper'], ['turtleneck', 'teal'], 'lemon', {
    glasses: 'round',
  }),
  'emil-rasmussen-holt': look(['fair', 'quiff', 'dark'], ['crew', 'rust'], 'ice'),
  'zainab-yusuf': look(['brown', 'hijab', 'black'], ['blazer', 'navy'], 'peach', {
    scarfColor: 'teal',
  }),
  'kaja-brekkhus': look(['pale', 'pixie', 'brown'], ['crew', 'mustard'], 'rose'),
  'petter-aamli': look(['fair', 'curls', 'sand'], ['shirt', 'plum'], 'mint', {
    glasses: 'round',
    beard: 'short',
  }),

  'bard-eikemo': look(['fair', 'short', 'grey'], ['turtleneck', 'navy'], 'stone', {
    beard: 'full',
  }),
  'farah-qureshi': look(['tan', 'long', 'dark'], ['hoodie', 'charcoal'], 'peach'),
  'lars-petter-grindheim': look(['pale', 'crop', 'silver'], ['crew', 'rust'], 'ice', {
    beard: 'moustache',
  }),
  'ingeborg-dalseth': look(['pale', 'bob', 'dark'], ['blazer', 'forest'], 'lilac', {
    glasses: 'square',
  }),
  'tomasz-wierzbicki': look(['fair', 'side', 'dark'], ['hoodie', 'navy'], 'lemon', {
    glasses: 'square',
  }),
  'nora-hestvik': look(['fair', 'fringe', 'blond'], ['shirt', 'rose'], 'mint'),

  'sigrid-haugom': look(['pale', 'pixie', 'silver'], ['blazer', 'wine'], 'sand'),
  'anders-kolsto': look(['fair', 'receding', 'brown'], ['blazer', 'navy'], 'mint'),
  'rania-el-masri': look(['olive', 'wavy', 'dark'], ['vneck', 'teal'], 'rose'),
  'tor-arne-viksund': look(['pale', 'bald', 'silver'], ['shirt', 'charcoal'], 'lemon', {
    beard: 'full',
    face: 'round',
  }),
  'beate-lokkeberg': look(['fair', 'long', 'sand'], ['blazer', 'plum'], 'ice'),
  'jakob-steinnes': look(['fair', 'quiff', 'blond'], ['crew', 'sky'], 'peach', {
    glasses: 'round',
  }),

  'marit-aslaksen-lind': look(['pale', 'bun', 'grey'], ['vneck', 'navy'], 'lilac', {
    glasses: 'square',
  }),
  'ante-varsi': look(['warm', 'short', 'black'], ['crew', 'wine'], 'ice', { face: 'round' }),
  'chinedu-okafor': look(['deep', 'crop', 'black'], ['shirt', 'teal'], 'sand', {
    beard: 'full',
    glasses: 'round',
  }),
  'solveig-kvalnes': look(['pale', 'wavy', 'copper'], ['turtleneck', 'sky'], 'stone'),

  'karin-soderlind': look(['fair', 'bob', 'blond'], ['blazer', 'charcoal'], 'mint', {
    glasses: 'square',
  }),
  'erik-hallgren': look(['pale', 'side', 'grey'], ['shirt', 'forest'], 'sand', { beard: 'short' }),
  'nasrin-ahmadi': look(['olive', 'long', 'black'], ['vneck', 'rust'], 'ice'),
  'gustav-lidman': look(['fair', 'short', 'sand'], ['hoodie', 'teal'], 'lilac', { beard: 'full' }),
  'amina-warsame': look(['deep', 'hijab', 'black'], ['crew', 'mustard'], 'mint', {
    scarfColor: 'wine',
    glasses: 'round',
  }),
  'per-olof-nasman': look(['pale', 'receding', 'silver'], ['shirt', 'wine'], 'stone', {
    beard: 'moustache',
    glasses: 'square',
  }),
  'wei-zhang': look(['warm', 'crop', 'black'], ['crew', 'charcoal'], 'lemon', {
    glasses: 'square',
  }),
  'linnea-forsgren': look(['pale', 'ponytail', 'copper'], ['hoodie', 'plum'], 'peach'),

  'helena-brandt': look(['fair', 'straight', 'brown'], ['blazer', 'teal'], 'lemon'),
  'milan-jovanovic': look(['olive', 'short', 'dark'], ['crew', 'forest'], 'rose', {
    beard: 'short',
  }),
  'cecilia-ahlstedt': look(['pale', 'fringe', 'dark'], ['turtleneck', 'wine'], 'ice', {
    glasses: 'round',
  }),
  'fatima-rahimi': look(['olive', 'bob', 'black'], ['vneck', 'plum'], 'sand'),
  'oskar-lundvik': look(['fair', 'curls', 'brown'], ['shirt', 'navy'], 'mint'),
  'bo-goran-stenmark': look(['fair', 'bald', 'grey'], ['blazer', 'rust'], 'stone', {
    glasses: 'square',
    face: 'long',
  }),
  'tuva-nyhlen': look(['pale', 'bun', 'blond'], ['crew', 'forest'], 'lilac'),

  'simon-hedberg': look(['pale', 'quiff', 'sand'], ['turtleneck', 'charcoal'], 'ice', {
    beard: 'full',
  }),
  'leila-moradi': look(['olive', 'wavy', 'brown'], ['crew', 'navy'], 'lemon', { glasses: 'round' }),
  'viktor-agren': look(['fair', 'side', 'copper'], ['hoodie', 'forest'], 'stone'),
  'katarzyna-nowacka': look(['pale', 'straight', 'sand'], ['vneck', 'rose'], 'mint'),

  'annika-rosenlund': look(['pale', 'pixie', 'dark'], ['blazer', 'plum'], 'peach', {
    glasses: 'square',
  }),
  'hamza-siddiqui': look(['tan', 'quiff', 'black'], ['hoodie', 'charcoal'], 'lemon', {
    beard: 'full',
  }),
  'mikael-stahlberg': look(['fair', 'crop', 'sand'], ['shirt', 'teal'], 'lilac', {
    glasses: 'round',
  }),

  'gunnhild-ekerhovd': look(['fair', 'wavy', 'grey'], ['blazer', 'forest'], 'peach'),
  'terje-skogstad-moe': look(['pale', 'receding', 'silver'], ['shirt', 'mustard'], 'ice', {
    beard: 'full',
    glasses: 'round',
  }),
  'anita-vasquez-lunde': look(['olive', 'curls', 'dark'], ['blazer', 'wine'], 'mint'),
  'olav-hjermann': look(['fair', 'crop', 'grey'], ['crew', 'navy'], 'sand', { beard: 'moustache' }),
  'ruth-adeyemi': look(['deep', 'afro', 'black'], ['blazer', 'mustard'], 'lilac'),
  'lena-wikmark': look(['pale', 'fringe', 'silver'], ['turtleneck', 'rust'], 'stone', {
    glasses: 'round',
  }),
  'jerker-palmqvist': look(['fair', 'side', 'silver'], ['vneck', 'teal'], 'rose', {
    beard: 'short',
    glasses: 'square',
  }),
  'dariush-tehrani': look(['olive', 'short', 'black'], ['blazer', 'charcoal'], 'ice', {
    beard: 'short',
  }),
};
