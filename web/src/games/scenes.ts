/** The pictures of the games on the shelf. */
import type { Component } from "svelte";
import scenes from "virtual:scenes";

export function sceneOf(id: string): Component {
  const scene = scenes[id];
  if (!scene) throw new Error(`${id} has no scene`);
  return scene;
}
