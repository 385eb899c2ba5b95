import { existsSync } from 'node:fs';
import { kindOf } from '../log.ts';
import { SetupFault } from '../setupFault.ts';
import type { Environment } from '../../src/config/settings.ts';

/**
 * The environment, with what a `.env` in this folder adds. Throws a SetupFault when it cannot be
 * read.
 */
export function readEnvironment(): Environment {
  try {
    if (existsSync('.env')) process.loadEnvFile('.env');
  } catch (error) {
    throw new SetupFault(
      `.env in ${process.cwd()} cannot be read (${kindOf(error)}): let this user read it, or remove it.`,
    );
  }
  return process.env;
}
