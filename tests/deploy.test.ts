import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

const hasSystemd = spawnSync('systemd-analyze', ['--version']).error === undefined;

test.runIf(hasSystemd)('systemd rates the exposure of the service as low', () => {
  const { status, stdout } = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--no-pager', '--threshold=15', 'deploy/gateway.service'],
    { encoding: 'utf8' },
  );

  expect(status, stdout).toBe(0);
});
