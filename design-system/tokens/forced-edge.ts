/** Classes of an outline that is visible with forced colours only, for a control that would look like plain text there. The focus ring is unchanged. */
export const forcedEdge =
  'not-focus-visible:outline-1 not-focus-visible:-outline-offset-1 not-focus-visible:outline-transparent'
