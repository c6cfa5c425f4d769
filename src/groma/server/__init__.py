"""The table on the network: lobby, sockets, storage, clocks, bots. The rules stay in `groma.games`."""
