/** A fault in the setup. The message is for the operator and contains no data of visitors. */
export class SetupFault extends Error {}
