import type { Result } from './run.ts';

/**
 * The results that names stand for: a component ('GateCard'), a story ('gatecard--address-step') or
 * one picture ('gatecard--address-step.phone'). Throws when a name stands for none of them.
 */
export function selectResults(results: readonly Result[], names: readonly string[]): Result[] {
  const unknown = names.filter((name) => !results.some((result) => isNamed(result, name)));
  if (unknown.length > 0) {
    throw new Error(
      `Nothing to decide is named ${unknown.join(', ')}. Run \`npm run visual\` to see what is.`,
    );
  }
  return results.filter((result) => names.some((name) => isNamed(result, name)));
}

function isNamed({ component, story, id }: Result, name: string): boolean {
  return [component, story, id].includes(name);
}
