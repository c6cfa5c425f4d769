# Unas palabras junto a la mesa para la primera partida de alguien.

hints-label = Consejos para tu primera partida
hints-step = { $step } de { $steps }
hints-next = Siguiente
hints-dismiss = Sin más consejos
hints-done = ¡Adelante!
hints-card = Se ha revelado esta carta: sus terrenos, sus formas y su tiempo. Dibuja una de sus formas.
hints-hand = Elige aquí una forma y un terreno. Una forma con moneda da una estrella cada estación.
hints-board = Toca un espacio y la forma queda allí. Arrástrala, gírala, voltéala sobre espacios vacíos.
hints-confirm = Aún no está dibujada: los números dicen qué daría. Cuando te guste, confirma.
hints-time = ¡Dibujada! Aquí se suma el tiempo. Cuando se llena, la estación acaba y se cuentan las estrellas.
hints-edicts = Estos edictos dan tus estrellas, dos de ellos esta estación. Toca uno para ver qué cuenta y por qué.
hints-ruins = Han salido ruinas: esta vez la forma debe cubrir una de las columnas rotas.
hints-ambush = Aquí se han instalado monstruos. Cada espacio vacío a su lado cuesta una estrella: rellénalos si puedes.
hints-second = Dibuja esta carta donde ayude a un edicto o encierre una montaña: eso da una moneda.
hints-end = No hace falta más. El librito junto a algo te cuenta su regla. El mapa es tuyo.
