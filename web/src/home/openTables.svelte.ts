/** The tables that are open to all, asked for every few seconds while somebody looks at the page. */
import { api } from "../protocol/api";
import { keepLooking } from "../protocol/looking";
import type { TableInfo } from "../protocol/messages";

const EVERY = 4000; // milliseconds

export interface OpenTables {
  /** null until they are known */
  readonly list: readonly TableInfo[] | null;
  readonly isAway: boolean;
}

export function openTables(): OpenTables {
  let list = $state.raw<TableInfo[] | null>(null);
  let isAway = $state(false);

  async function look(): Promise<void> {
    try {
      list = await api.tables();
      isAway = false;
    } catch {
      isAway = true;
    }
  }

  $effect(() => keepLooking(look, EVERY));
  return {
    get list() {
      return list;
    },
    get isAway() {
      return isAway;
    },
  };
}
