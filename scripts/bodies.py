"""What goes over HTTP beside the messages of the socket."""

from akili.engine.replay import Replay
from akili.server import api
from akili.server.http import Refusal
from akili.server.records import routes
from akili.server.records.frames import Frames
from akili.server.records.verifying import Verified

ASKED = (api.NewGuest, api.NewTable, api.TableChange, api.BotSeat, api.CompanionSeat, api.SeatChoice)
ANSWERED = (Refusal, routes.MatchInfo, Replay, Frames, Verified, routes.Records, api.House)
