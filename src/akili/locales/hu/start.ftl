# Az oldal, ahonnan egy játék indul.

start-bots = Botok ellen
start-count = Ellenfelek
start-opponent = { $place }. ellenfél
start-ways = Játssz másképp
start-deck = A nyomtatott lapok feladványai: { $seed }
start-friends = Nyiss asztalt, és küldd el a linket.
start-rules = Röviden, képekkel.
start-records = A legjobb egyéni eredmények.
start-watch = Nézd meg, kik játszanak most.
start-device-title = Ezen az eszközön
start-device = Ketten-négyen, kézről kézre adva.
start-device-second = 2. játékos
