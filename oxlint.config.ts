import { defineConfig, type OxlintOverride } from 'oxlint';

/** The folders of `src` that each of them may import. All may import `shared`. */
const src: Readonly<Record<string, readonly string[]>> = {
  assets: [],
  content: ['assets'],
  rules: ['content'],
  theme: ['assets'],
  components: ['content', 'rules'],
  api: [],
  auth: ['api', 'rules'],
  boot: ['api', 'auth', 'rules'],
  routes: ['auth', 'api', 'components', 'content', 'rules'],
};

/** The folders of `server`, lowest first. Each may import the previous ones. */
const server: readonly string[] = [
  'settings',
  'store',
  'secrets',
  'http',
  'mails',
  'mail',
  'codes',
  'outbox',
  'calls',
  'site',
  'upkeep',
  'status',
  'alerts',
  'commands',
];

/** Additional patterns that the files of a folder must not import. */
const groups: Readonly<Record<string, readonly string[]>> = {
  'src/components': ['../*/**', '!../ui/**', '!../../**'],
  'src/components/ui': ['../*/**', '!../../**'],
  server: ['**/src/theme/**', '!**/src/theme/tokens.ts'],
};

/** The folders that may import a library. Files in folders not listed above may import it too. */
const libraries: Readonly<Record<string, readonly string[]>> = {
  '^react-router-dom': ['src/routes'],
  '^react-dom': [],
  '^@(mui|emotion)/': ['src/components', 'src/theme'],
  '^formik': ['src/components'],
  '^yup': ['src/rules'],
  '^react$': ['src/api', 'src/auth', 'src/components', 'src/routes', 'src/theme'],
  '^@?hono(/|$)': ['server'],
  '^pg$': ['server/store'],
  '^nodemailer': ['server/mail', 'server/commands'],
};

const browser = ['window', 'document', 'localStorage', 'sessionStorage', 'fetch'];

/** Globals that the files of a folder must not use, because callers pass their values. */
const globals: Readonly<Record<string, readonly string[]>> = {
  shared: [...browser, 'Date'],
  'src/content': browser,
  'src/rules': [...browser, 'Date'],
  'src/components': [...browser, 'XMLHttpRequest', 'navigator', 'location', 'history'],
  'src/api': ['localStorage', 'sessionStorage'],
};

const effects = {
  name: 'react',
  importNames: ['useEffect', 'useLayoutEffect', 'useInsertionEffect'],
  message: 'Effects belong to src/routes.',
};

/** Components that mount a third-party widget, or follow the state of Formik. */
const withEffects = ['CaptchaBox', 'InfoDraft', 'SubmitOutcome'].map(
  (name) => `src/components/info/${name}.tsx`,
);

function folder(path: string, denied: readonly string[], files?: string[]): OxlintOverride {
  const isIn = (parent: string) => `${path}/`.startsWith(`${parent}/`);
  const message = 'oxlint.config.ts lists what this folder may import.';
  const names = Object.keys(libraries).filter((name) => !libraries[name]?.some(isIn));
  const patterns = [
    { regex: `^(\\.\\./)+(${denied.join('|')})/`, message },
    { regex: '^(\\.\\./)+(App|main)\\.tsx?$', message },
    { group: [...(groups[path] ?? groups['server'] ?? [])], message },
    ...names.map((regex) => ({ regex, message: 'Another folder wraps this library.' })),
  ];
  const paths = isIn('src/components') && !files ? [effects] : [];
  return {
    files: files ?? [`${path}/**`],
    rules: {
      'no-restricted-imports': ['error', { paths, patterns }],
      ...(globals[path] && { 'no-restricted-globals': ['error', ...globals[path]] }),
    },
  };
}

function srcFolder(path: string, allowed: readonly string[], files?: string[]): OxlintOverride {
  const others = Object.keys(src).filter(
    (name) => !path.startsWith(`src/${name}`) && !allowed.includes(name),
  );
  return folder(path, [...others, 'render', 'server', 'stories', 'tests'], files);
}

export default defineConfig({
  plugins: ['typescript', 'unicorn', 'oxc', 'react', 'jsx-a11y', 'import', 'promise', 'vitest'],
  jsPlugins: ['./tools/stylesPlugin.ts'],
  categories: { correctness: 'error' },
  options: { typeAware: true, denyWarnings: true },
  rules: {
    'react/rules-of-hooks': 'error',
    'react/exhaustive-deps': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/switch-exhaustiveness-check': 'error',
    'typescript/no-non-null-assertion': 'error',
    'jsx-a11y/prefer-tag-over-role': 'off',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/extensions': ['error', 'always', { ignorePackages: true }],
  },
  overrides: [
    folder('shared', ['src', 'server', 'stories', 'tests']),
    ...Object.entries(src).map(([name, allowed]) => srcFolder(`src/${name}`, allowed)),
    srcFolder('src/components/ui', ['content', 'rules']),
    srcFolder('src/components', ['content', 'rules'], withEffects),
    ...server.map((name, floor) =>
      folder(`server/${name}`, [
        ...server.slice(floor + 1),
        'src/(api|assets|auth|boot|components|content|routes|rules)',
        'stories',
        'tests',
      ]),
    ),
    {
      files: ['src/components/**'],
      rules: { 'styles/no-windows': 'error', 'styles/logical-sides': 'error' },
    },
    { files: ['src/components/ui/**'], rules: { 'styles/no-windows': 'off' } },
    {
      files: ['tests/**'],
      rules: {
        'typescript/no-non-null-assertion': 'off',
        'typescript/no-unsafe-assignment': 'off',
        'typescript/unbound-method': 'off',
        'vitest/valid-expect': ['error', { maxArgs: 2 }],
      },
    },
  ],
  ignorePatterns: ['dist', 'storybook-static', 'coverage', 'public', 'tools/video/scene.js'],
});
