/** An edge that only forced colours show, where a control would otherwise look like plain text. The focus ring stays as it is. */
export const forcedEdge =
  'not-focus-visible:outline-1 not-focus-visible:-outline-offset-1 not-focus-visible:outline-transparent'
