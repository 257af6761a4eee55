"""What stands between the network and the app: it counts, waits and cuts off before anything is understood."""
