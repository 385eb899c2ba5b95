/**
 * A fault of the set-up: its message is one plain line for the operator, without a visitor's words.
 */
export class SetupFault extends Error {}
