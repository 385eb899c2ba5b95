/** A fault of the setup. The message is for the operator and contains no visitor data. */
export class SetupFault extends Error {}
