/** A table of one's own, where there is none or no seat. */
import { api } from "../protocol/api";
import { me } from "../protocol/me.svelte";
import { go } from "../router.svelte";
import { sorry } from "../ui/sorry";

class NewTable {
  isBusy = $state(false);

  async open(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    try {
      await me.be();
      const { code } = await api.createTable({ game: "ubongo_fun_size", seats: 4 });
      go(`/t/${code.toUpperCase()}`);
    } catch (error) {
      sorry(error);
    } finally {
      this.isBusy = false;
    }
  }
}

export const newTable = new NewTable();
