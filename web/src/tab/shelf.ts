/**
 * What the house keeps, in the browser's own database: a sheet for each table, the entries of its log one by one, and
 * notes. `quayside.tab.store` says what is asked of it.
 */

const NAME = 'quayside';
const SHEETS = 'sheets';
const ENTRIES = 'entries';
const NOTES = 'notes';

export type Written = 'kept' | 'taken' | 'full' | 'failed';

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('the database did not answer'));
  });
}

/** What a failed write was about. */
function wrong(error: unknown): Written {
  const name = error instanceof DOMException ? error.name : '';
  if (name === 'ConstraintError') return 'taken';
  return name === 'QuotaExceededError' ? 'full' : 'failed';
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open(NAME, 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(SHEETS);
    request.result.createObjectStore(ENTRIES);
    request.result.createObjectStore(NOTES);
  };
  return done(request);
}

export class Shelf {
  private constructor(private database: IDBDatabase) {
    this.mind();
  }

  /** Fails where the browser keeps nothing, or nothing more. */
  static async open(): Promise<Shelf> {
    const shelf = new Shelf(await opened());
    await shelf.keep_note('opened', new Date().toISOString());
    return shelf;
  }

  private mind(): void {
    this.database.onversionchange = () => this.database.close();
    this.database.onclose = () => void this.again().catch(() => undefined); // the next use tells
  }

  private async again(): Promise<void> {
    this.database = await opened();
    this.mind();
  }

  private async begin(mode: IDBTransactionMode, lasting: boolean, ...stores: string[]): Promise<IDBTransaction> {
    const options: IDBTransactionOptions = { durability: lasting ? 'strict' : 'relaxed' };
    try {
      return this.database.transaction(stores, mode, options);
    } catch {
      await this.again(); // the browser has closed it: storage was cleared, or it slept
      return this.database.transaction(stores, mode, options);
    }
  }

  private async read<T>(store: string, ask: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const transaction = await this.begin('readonly', false, store);
    return done(ask(transaction.objectStore(store)));
  }

  /** All of it or nothing. */
  private async change(
    lasting: boolean,
    stores: string[],
    act: (of: (store: string) => IDBObjectStore) => void,
  ): Promise<Written> {
    let transaction: IDBTransaction;
    try {
      transaction = await this.begin('readwrite', lasting, ...stores);
    } catch (error) {
      return wrong(error);
    }
    const ended = new Promise<Written>((resolve) => {
      transaction.oncomplete = () => resolve('kept');
      transaction.onabort = () => resolve(wrong(transaction.error));
    });
    try {
      act((store) => transaction.objectStore(store));
    } catch (error) {
      transaction.abort(); // else what came before would last
      return wrong(error);
    }
    return ended;
  }

  async sheets(): Promise<string> {
    return `[${(await this.read<string[]>(SHEETS, (store) => store.getAll())).join()}]`;
  }

  async sheet(table: string): Promise<string | undefined> {
    return this.read<string | undefined>(SHEETS, (store) => store.get(table));
  }

  async entries(table: string, after: number): Promise<string> {
    const range = IDBKeyRange.bound([table, after], [table, Infinity], true);
    return `[${(await this.read<string[]>(ENTRIES, (store) => store.getAll(range))).join()}]`;
  }

  write(table: string, version: number, sheet: string, entry: string, lasting: boolean): Promise<Written> {
    return this.change(lasting, [SHEETS, ENTRIES], (of) => {
      of(ENTRIES).add(entry, [table, version]); // fails where another tab was faster
      of(SHEETS).put(sheet, table);
    });
  }

  bring(table: string, sheet: string, entries: string): Promise<Written> {
    return this.change(true, [SHEETS, ENTRIES], (of) => {
      of(SHEETS).add(sheet, table);
      (JSON.parse(entries) as unknown[]).forEach((entry, at) => {
        of(ENTRIES).add(JSON.stringify(entry), [table, at + 1]);
      });
    });
  }

  async remove(table: string): Promise<void> {
    await this.change(true, [SHEETS, ENTRIES], (of) => {
      of(SHEETS).delete(table);
      of(ENTRIES).delete(IDBKeyRange.bound([table, 0], [table, Infinity]));
    });
  }

  async note(name: string): Promise<string | undefined> {
    return this.read<string | undefined>(NOTES, (store) => store.get(name));
  }

  async keep_note(name: string, text: string): Promise<void> {
    const written = await this.change(true, [NOTES], (of) => void of(NOTES).put(text, name));
    if (written !== 'kept') throw new Error(`not kept: ${written}`);
  }
  async drop_note(name: string): Promise<void> {
    await this.change(false, [NOTES], (of) => void of(NOTES).delete(name));
  }
}
