/** Returns the names in a table of tokens or drawings, in its order. */
export const keysOf = <Table extends object>(table: Table) => Object.keys(table) as (keyof Table & string)[];
