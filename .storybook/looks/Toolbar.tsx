/** @jsxRuntime classic -- Storybook builds its own window so. */
import * as React from 'react';
import { Button, PopoverProvider, Select } from 'storybook/internal/components';
import {
  addons,
  types,
  useGlobals,
  useParameter,
  useStorybookApi,
  type LeafEntry,
} from 'storybook/manager-api';
import { mocks } from '../../stories/mocks/mocks.ts';
import { menus, menusFor, type Menu } from './menus.ts';

/** Adds our menus to the toolbar. Storybook's own would show each as pressed, without its name. */
export function addMenus() {
  addons.register('looks', () => {
    addons.add('looks/menus', {
      type: types.TOOL,
      title: 'What a story is seen in',
      match: ({ viewMode, tabId }) => !tabId && viewMode !== undefined,
      render: () => <Menus />,
    });
  });
}

function Menus() {
  const [globals, updateGlobals] = useGlobals();
  const deadMenus = useParameter<readonly string[]>('deadMenus', []);
  // Nothing is known of a place until Storybook has read its index.
  const entry = useStorybookApi().getCurrentStoryData() as LeafEntry | undefined;
  if (!entry) return null;
  const args = entry.type === 'story' ? entry.args : undefined;
  const withoutStories = entry.tags.includes('unattached-mdx');
  return (
    <>
      {menusFor({
        args,
        hasMock: mocks[entry.id]?.differs !== undefined,
        withoutStories,
        deadMenus,
      }).map((id) => (
        <MenuOf
          key={id}
          menu={menus[id] as Menu}
          value={String(globals[id])}
          onChange={(value) => updateGlobals({ [id]: value })}
        />
      ))}
      {!withoutStories && <ForcedColors />}
    </>
  );
}

interface MenuOfProps {
  menu: Menu;
  value: string;
  onChange: (value: string) => void;
}

/** A menu by its name, its value beside it. It looks pressed where that is not the first one. */
function MenuOf({ menu: { name, choices }, value, onChange }: MenuOfProps) {
  const [[first, firstTitle] = ['', ''], ...others] = Object.entries(choices);
  const isFirst = value === first;
  return (
    <Select
      ariaLabel={isFirst ? `${name}: ${firstTitle}` : `${name}:`}
      tooltip={name}
      options={others.map(([choice, title]) => ({ value: choice, title }))}
      defaultOptions={isFirst ? [] : value}
      showSelectedOptionTitle={false}
      resetLabel={firstTitle}
      onReset={() => onChange(first)}
      onSelect={(choice) => onChange(String(choice))}
    >
      {name}: {choices[value]}
    </Select>
  );
}

function ForcedColors() {
  return (
    <PopoverProvider ariaLabel="How to see forced colors" padding={16} popover={forcedColorsHelp}>
      <Button variant="ghost" padding="small" ariaLabel="How to see forced colors">
        Forced colors
      </Button>
    </PopoverProvider>
  );
}

const forcedColorsHelp = (
  <div style={{ maxWidth: 320 }}>
    <p style={{ marginTop: 0 }}>
      Only the browser can force colors; a page cannot switch that on. So nothing here imitates it.
    </p>
    <p>
      In Chrome or Edge: open the developer tools on this page, press Escape, choose “Rendering” in
      the menu of the lower part, and set “forced-colors” to “active”.
    </p>
    <p style={{ marginBottom: 0 }}>
      Or see the <a href="./?path=/story/states-forcedcolors--gate">pictures of the review</a>,
      which are taken in the browser’s real mode.
    </p>
  </div>
);
