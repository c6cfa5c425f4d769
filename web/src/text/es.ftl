groma = Groma
