/** A fault of the set-up: its message is one plain line for the operator, without visitor data. */
export class SetupFault extends Error {}
