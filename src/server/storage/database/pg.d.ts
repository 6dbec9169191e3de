/** The part of `pg` that is used here; it brings no types of its own. */
declare module 'pg' {
  export interface Query {
    name?: string;
    text: string;
    values?: readonly unknown[];
  }
  export interface Result {
    rows: unknown[];
    rowCount: number | null;
  }
  export interface Client {
    query(query: Query | string): Promise<Result>;
    /** @param destroy the connection, because it may be in the middle of something. */
    release(destroy?: boolean): void;
  }
  export interface Pool {
    query(query: Query | string): Promise<Result>;
    connect(): Promise<Client>;
    end(): Promise<void>;
    on(event: 'error', listener: (error: Error) => void): this;
  }
  const pg: {
    Pool: new (options: {
      connectionString: string;
      application_name?: string;
      max?: number;
      keepAlive?: boolean;
      connectionTimeoutMillis?: number;
      idleTimeoutMillis?: number;
      statement_timeout?: number;
      query_timeout?: number;
    }) => Pool;
  };
  export default pg;
}
