// Made by scripts/make_protocol.py from the server's structs. Don't edit: change those and run it again.

export const FUN_SIZE = {
  I3: { colour: "yellow", picture: ["###"] },
  L4: { colour: "lime", picture: ["###", "#.."] },
  T4: { colour: "green", picture: ["###", ".#."] },
  S4: { colour: "teal", picture: [".##", "##."] },
  L5: { colour: "pink", picture: ["####", "#..."] },
  Y5: { colour: "orange", picture: ["####", ".#.."] },
  N5: { colour: "red", picture: ["##..", ".###"] },
  P5: { colour: "purple", picture: ["###", "##."] },
} as const;
