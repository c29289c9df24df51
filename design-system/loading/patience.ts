/** A wait shorter than this, in milliseconds, needs no words: they would flash by. */
export const patience = 300
