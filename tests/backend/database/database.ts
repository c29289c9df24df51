/** What a parameter of a statement may be. */
export type Parameter = string | number | boolean | Date | Uint8Array | null | readonly number[]

/**
 * Runs statements. `Row` is the caller's word for what its own SQL selects: the border with SQL is the one
 * place that no schema checks, the contract checks every answer that leaves.
 */
export interface Query {
  rows<Row extends object>(sql: string, parameters?: readonly Parameter[]): Promise<Row[]>
  /** Several statements without parameters: a migration. */
  script(sql: string): Promise<void>
}

/** PostgreSQL, embedded or not. Inside `transaction` only the `Query` handed in may be used. */
export interface Database extends Query {
  transaction<T>(work: (query: Query) => Promise<T>): Promise<T>
  close(): Promise<void>
}

export async function firstRow<Row extends object>(
  query: Query,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<Row | undefined> {
  const [row] = await query.rows<Row>(sql, parameters)
  return row
}

/** For statements that always give a row, such as `insert … returning`. */
export async function onlyRow<Row extends object>(
  query: Query,
  sql: string,
  parameters: readonly Parameter[] = [],
): Promise<Row> {
  const row = await firstRow<Row>(query, sql, parameters)
  if (!row) throw new Error('A statement that always gives a row gave none')
  return row
}

/** Whether a text can be compared with a key of this type: the database takes any other for a mistake. */
export function isUuid(text: string): boolean {
  return /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)
}

function textOf(error: unknown, field: 'code' | 'constraint'): string {
  if (typeof error !== 'object' || error === null) return ''
  const value: unknown = Reflect.get(error, field)
  return typeof value === 'string' ? value : ''
}

/** The SQLSTATE of a failed statement, '' for any other error. */
export function sqlState(error: unknown): string {
  return textOf(error, 'code')
}

export function breaksConstraint(error: unknown, constraint: string): boolean {
  return sqlState(error) === '23505' && textOf(error, 'constraint') === constraint
}
