/** @jsxRuntime classic -- Storybook builds its own window so. */
import * as React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useStorybookState } from 'storybook/manager-api';
import { mocks, mockUrl } from '../../stories/mocks/mocks.ts';

/** Adds the panel that shows the mock that a story was built from. */
export function addMockPanel() {
  addons.register('mocks', () => {
    addons.add('mocks/panel', {
      type: types.PANEL,
      title: 'Mock',
      render: ({ active }) => (
        <AddonPanel active={active ?? false}>
          <Pictures />
        </AddonPanel>
      ),
    });
  });
}

function Pictures() {
  const mock = mocks[useStorybookState().storyId];
  if (!mock) return <p style={{ padding: 16 }}>There is no mock of this state.</p>;
  return (
    <div style={{ display: 'flex', alignItems: 'start', gap: 16, padding: 16 }}>
      {mock.sizes.map((size) => (
        <a key={size} href={mockUrl(mock, size)} target="_blank" rel="noreferrer">
          <img
            src={mockUrl(mock, size)}
            alt={`The mock ${mock.name}, ${size}`}
            style={{ display: 'block', maxHeight: 480, maxWidth: '100%' }}
          />
        </a>
      ))}
      {mock.reason && <p style={{ margin: 0, maxWidth: 320 }}>Where it differs: {mock.reason}.</p>}
    </div>
  );
}
