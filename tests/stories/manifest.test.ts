import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

interface Component {
  name: string;
  path: string;
  import?: string;
  reactDocgen?: { props?: Record<string, { description: string }> };
}

// `npm run build-storybook` writes the manifest; `npm test` does so before the tests.
const MANIFEST = 'storybook-static/manifests/components.json';

describe.skipIf(!existsSync(MANIFEST))('the manifest of components', () => {
  const read = () => {
    const { components } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as {
      components: Record<string, Component>;
    };
    return Object.values(components);
  };

  test('describes each prop of a component', () => {
    const bare = read()
      .filter(({ path }) => !/\/(?:mails|flows)\//.test(path))
      .flatMap(({ name, reactDocgen }) =>
        Object.entries(reactDocgen?.props ?? {})
          .filter(([, { description }]) => !description)
          .map(([prop]) => `${name}.${prop}`),
      );

    expect(bare, 'Add a comment of one line to each prop.').toEqual([]);
  });

  test('has imports that resolve', () => {
    const files = read().flatMap(({ import: imports = '' }) =>
      [...imports.matchAll(/'(\.[^']+)'/g)].map(([, file = '']) => file),
    );

    expect(files.length).toBeGreaterThan(0);
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });
});
