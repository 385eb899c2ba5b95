import type { RuleTester } from 'oxlint/plugins-dev';

type Rule = Parameters<RuleTester['run']>[1];

const WINDOW = /@media[^{]*\b(print|width|height)\b/;
const SIDE = /^(left|right|(margin|padding|border)(Left|Right)\w*)$/;

const noWindows: Rule = {
  create(context) {
    const message = 'Only src/theme and src/components/ui know windows and paper.';
    return {
      Literal(node) {
        if (WINDOW.test(String(node.value))) context.report({ node, message });
      },
      TemplateElement(node) {
        if (WINDOW.test(node.value.raw)) context.report({ node, message });
      },
    };
  },
};

const logicalSides: Rule = {
  create: (context) => ({
    Property({ key }) {
      if (key.type === 'Identifier' && SIDE.test(key.name))
        context.report({ node: key, message: 'Use start and end, as for right-to-left text.' });
    },
  }),
};

/** Rules for the styles of components, as a plugin of the linter. */
export default {
  meta: { name: 'styles' },
  rules: { 'no-windows': noWindows, 'logical-sides': logicalSides },
};
