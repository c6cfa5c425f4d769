# Volver a ver una partida terminada.

replay-title = Repetición: { $game }
replay-moment = Momento { $place } de { $count }
replay-timeline = Línea de tiempo
replay-first = Al principio
replay-previous = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-speed = Velocidad
replay-speed-value = × { $speed }
replay-link = Enlace a este momento
replay-link-copied = El enlace está copiado
replay-record = Guardar el registro
replay-fairness = ¿Fue limpio el azar?
replay-another = Ver otro registro
replay-score = { $name }: { $total }
replay-eyes = Visto por
replay-eyes-all = todos
replay-marks = Saltar a
replay-round = Ronda { $round }
replay-no-moment = Esta partida no tiene el momento { $moment }; el último es el { $last }. Aquí está el principio.

## Qué ocurre en una escena

replay-scene-begin = Se prepara la mesa
replay-scene-season = Empieza: { $season }
replay-scene-card = Se revela { $card }
replay-scene-drawn = Dibujo de { $names }
replay-scene-hero = Héroe de { $names }
replay-scene-walk = Los monstruos encuentran su sitio
replay-scene-destroyed = Se destruye un espacio
replay-scene-scored = Se puntúa: { $season }
replay-scene-spread = Los Zombis se extienden
replay-scene-over = La partida ha terminado
replay-scene-round = Empieza la ronda { $round }
replay-scene-laid = Cartas puestas por { $names }
replay-scene-revealed = Se descubren todas las cartas
replay-scene-moved = Movimiento de { $names }
replay-scene-tile = El camino crece
replay-scene-replenished = Se roban cartas nuevas
replay-scene-scoring = Se puntúan las posiciones
replay-scene-offered = Cartas para { $names }
replay-scene-stored = { $names } decide adónde van las cartas
replay-scene-river = { $names } está ante un río
replay-scene-wolves = { $names } está entre lobos
replay-scene-other = La partida continúa

## Ver un registro

replay-upload-title = Ver un registro
replay-upload-lead = Toda partida terminada se puede guardar como registro: un archivo con cada jugada, cada carta robada y la prueba de que el azar fue limpio. Elige un archivo así y vuelve a ver aquí la partida.
replay-upload-private = El servidor lee el archivo, lo coteja con las reglas y lo olvida. No se guarda nada de él.
replay-choose = Elegir un archivo
replay-drop = o suéltalo aquí
replay-reading = Leyendo y comprobando el registro…
replay-too-large = Este archivo tiene { $size } MB; un registro tiene como máximo { $most } MB. Quizá sea otro archivo.
replay-file = El registro { $file }

## ¿Fue limpio el azar?

fairness-title = ¿Fue limpio el azar?
fairness-checking = Jugando otra vez toda la partida para comprobarla…
fairness-good = Sí. Los { $draws } sorteos salen del número fijado antes de la primera carta, y las { $entries } entradas cumplen las reglas.
fairness-bad = No. Algo de esta partida no concuerda:
fairness-how-1 = Antes de dar la vuelta a la primera carta, el servidor eligió un número secreto, la semilla. Cada sorteo de la partida sale de ella con una cuenta fija que cualquiera puede repetir.
fairness-how-2 = Su huella se mostró a todos al empezar. De una huella nadie puede deducir la semilla, y ninguna otra semilla tiene la misma: así que el servidor no pudo cambiar de idea después.
fairness-how-3 = Ahora que la partida ha terminado, la semilla es pública. La comprobación acaba de jugarla otra vez con ella: salieron las mismas cartas y las reglas aceptaron cada jugada.
fairness-fingerprint = Huella, mostrada al empezar
fairness-seed = Semilla, mostrada al terminar
fairness-browser = Tu propio navegador también ha calculado la huella de esta semilla: es la misma.
fairness-browser-bad = Tu propio navegador también ha calculado la huella de esta semilla: es otra. No te fíes de esta partida.
fairness-yourself = Con el registro y el programa puedes comprobarlo en tu propia máquina: groma replay --check ARCHIVO
