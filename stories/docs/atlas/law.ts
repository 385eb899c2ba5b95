/** The sentence of the specification that a state keeps, word for word. */
export interface SpecificationLaw {
  section: 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9;
  sentence: string;
}

/** The decision that a state keeps where the specification is silent. */
export interface DecisionLaw {
  decision: DecisionId;
}

/** The look that a part of a page follows, where no sentence speaks of the part itself. */
export interface DesignLaw {
  design: string;
}

export type Law = SpecificationLaw | DecisionLaw | DesignLaw;

/** The numbers of the decisions: the gate and its codes, the form, the pages, the host. */
export type DecisionId =
  | `G${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13}`
  | `F${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13}`
  | `P${1 | 2 | 3 | 4 | 5 | 6 | 7}`
  | `H${1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13}`;

export interface AtlasRow {
  /** The component, page or letter, by the name of its stories. */
  part: string;
  /** What a visitor sees. */
  state: string;
  /** What brings it about. */
  cause: string;
  law: Law;
  /** The id of the story that shows it. */
  story: string;
}

/** A law from the specification, quoted. */
export function spec(section: SpecificationLaw['section'], sentence: string): SpecificationLaw {
  return { section, sentence };
}

/** A law from the decisions. */
export function by(decision: DecisionId): DecisionLaw {
  return { decision };
}

/** A law from the design direction. */
export function look(design: string): DesignLaw {
  return { design };
}
