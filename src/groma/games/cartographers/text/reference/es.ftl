# Las reglas de Cartographers y las aclaraciones, con nuestras palabras y en orden de lectura.

## Cómo se juega

rule-aim-title = De qué se trata
rule-aim = Durante cuatro estaciones dibujas bosques, aldeas, granjas y aguas en tu mapa. Los edictos de la reina dicen qué da estrellas; los monstruos las quitan. Gana quien tenga más estrellas cuando acabe el invierno.

rule-setup-title = Antes de empezar
rule-setup = Todo el mundo recibe el mismo mapa. Cuatro cartas de puntuación, una de cada pila, quedan bajo los edictos A, B, C y D. Las cartas de exploración se barajan con una carta de emboscada que nadie ha visto.

rule-words-title = Tres palabras
rule-words = Dos espacios están uno junto al otro cuando comparten un lado; tocarse en una esquina no basta. Un grupo son espacios del mismo terreno unidos entre sí; un solo espacio también es un grupo. Está relleno todo espacio que no está vacío: terreno dibujado, monstruos, montañas y tierra baldía. Las ruinas están vacías hasta que se dibuja algo sobre ellas.

rule-turn-title = Un turno
rule-turn = Se revela una carta; todo el mundo dibuja; después se comprueba si el tiempo de la estación se ha cumplido. Si no, llega la siguiente carta.

rule-exploring-title = Revelar una carta
rule-exploring = Se da la vuelta a la carta superior del mazo y se coloca en la columna de la estación, donde se suma su tiempo. Tras una carta de ruinas, la siguiente llega enseguida.

rule-drawing-title = Dibujar
rule-drawing = Elige una de las formas de la carta y uno de sus terrenos, y dibújala donde quieras en tu mapa. Puedes girar y voltear la forma. Debe ocupar espacios vacíos y no salirse del mapa; no hace falta que esté junto a nada.

rule-sealed-title = Todos a la vez
rule-sealed = Cada cual dibuja sin ver a los demás. Puedes deshacer tu dibujo hasta que la última persona esté lista; entonces todos los dibujos quedan.

rule-single-space-title = Cuando nada cabe
rule-single-space = Si ninguna forma de la carta cabe en tu mapa, dibujas en su lugar un solo espacio, donde quieras, de un terreno de la carta. No da moneda. Cartographers Heroes permite para él cualquier terreno, salvo montaña.

rule-coins-title = Monedas
rule-coins = Algunas formas dan una moneda al elegirlas, y también una montaña en cuanto sus cuatro lados están rellenos, los haya rellenado quien sea. Cada moneda da 1 estrella al final de esta estación y de todas las siguientes. La pista tiene sitio para 14.

rule-ruins-title = Ruinas
rule-ruins = Tras una carta de ruinas debes dibujar la siguiente carta de exploración cubriendo un espacio de ruinas libre. Si ninguna de sus formas puede hacerlo, o ya no te quedan ruinas libres, dibujas un solo espacio, donde quieras y de cualquier terreno menos montaña.

rule-ambush-title = Emboscadas
rule-ambush = Una emboscada lo interrumpe todo: cada cual pasa su hoja a alguien de al lado, dibuja los monstruos en el mapa que recibe y lo devuelve. Los monstruos se pueden girar y voltear, y pueden cubrir ruinas. Si no caben en ningún sitio, se dibuja un solo espacio de monstruo. Una emboscada no consume tiempo, y su carta sale de la partida.

rule-passing-title = En qué mapa dibujas
rule-passing = La flecha de la carta de emboscada muestra hacia dónde van las hojas: en sentido horario, a la izquierda; en sentido antihorario, a la derecha. Entre dos, las hojas simplemente se intercambian.

rule-check-title = ¿Ha terminado la estación?
rule-check = Cada estación tiene un umbral de tiempo. En cuanto los tiempos de la columna lo alcanzan o lo superan, la estación termina; el tiempo sobrante se pierde.

rule-season-end-title = El final de una estación
rule-season-end = Puntúan dos de los cuatro edictos: A y B en primavera, B y C en verano, C y D en otoño, D y A en invierno. Cada moneda suma 1 estrella. Cada espacio vacío junto a un monstruo cuesta 1 estrella, aunque tenga varios al lado. Una estación puede acabar por debajo de cero.

rule-next-season-title = La estación siguiente
rule-next-season = Todas las cartas de exploración vuelven al mazo, con una carta de emboscada más que nadie ha visto. Las emboscadas que no aparecieron también siguen en él, así que más adelante puede haber varias.

rule-game-end-title = El final de la partida
rule-game-end = Se suman las estrellas de las cuatro estaciones. Si hay empate en cabeza, gana quien perdió menos estrellas por los monstruos en las cuatro; si también empatan en eso, la victoria se comparte.

rule-solo-title = En solitario
rule-solo = Juegas las mismas cuatro estaciones por tu cuenta, en busca de un título en vez de una victoria.

rule-solo-ambush-title = Emboscadas en solitario
rule-solo-ambush = La carta de emboscada indica una esquina y un sentido. Desde allí los monstruos recorren el borde de tu mapa, tal como están impresos, y se quedan donde primero encuentran sitio; si no lo hay, prueban en el anillo siguiente hacia dentro, y así sucesivamente. Si no hay sitio en ninguna parte, no ocurre nada.

rule-solo-rating-title = Calificación y título
rule-solo-rating = Cada carta de puntuación lleva un número. Tu total menos los cuatro números en juego es tu calificación, y ella da el título: desde 30, el mejor; por debajo de −30, ninguno.

## Aclaraciones

ruling-C01 = Ruinas y después Tierras Rifeñas: el espacio va sobre ruinas libres si te quedan; si no, donde quieras, de cualquier terreno de la carta.
ruling-C02 = Ruinas: vale cada forma que pueda cubrir un espacio de ruinas libre, con su moneda si la tiene; si de dos solo puede una, debe ser esa.
ruling-C03 = Cuando no cabe ninguna forma, el espacio suelto lleva un terreno de la carta en Cartographers, y cualquiera menos montaña en Heroes y con los dos juegos combinados; un héroe dibujado así no ataca nada. La mesa puede elegir.
ruling-C04 = Cuando ninguna forma puede cubrir ruinas libres, el espacio suelto puede ser de cualquier terreno menos montaña.
ruling-C05 = Si hay formas que caben, pero ninguna sobre ruinas libres, debes dibujar el espacio suelto; puede ir en cualquier sitio.
ruling-C06 = Un espacio dibujado en lugar de una forma no da moneda.
ruling-C07 = Todo lo que rellena ayuda a rodear una montaña: cualquier terreno, monstruos, tierra baldía, espacios destruidos. Cada montaña paga una vez, a quien posee el mapa, dibuje quien dibuje.
ruling-C08 = Si no queda ningún espacio vacío para un espacio suelto, no se dibuja nada y la partida sigue.
ruling-C09 = Entre dos, toda emboscada significa lo mismo: intercambiar las hojas.
ruling-C10 = Entre varios, una emboscada se puede girar y voltear y puede cubrir ruinas; si no cabe, un solo monstruo va en cualquier sitio de ese mapa.
ruling-C11 = Una emboscada o un héroe que sigue a una carta de ruinas va primero y no hace caso de las ruinas; las ruinas esperan a la siguiente carta de exploración.
ruling-C12 = Las emboscadas, los héroes, las ruinas, las Tierras Rifeñas y las Puertas de Kethra no consumen tiempo; una emboscada nunca termina una estación.
ruling-C13 = El mazo de exploración no se puede agotar: contiene más tiempo que cualquier estación.
ruling-C14 = El tiempo que pasa del umbral se pierde, no se arrastra.
ruling-C15 = Un espacio vacío junto a monstruos vivos cuesta 1 estrella, una sola vez por muchos que sean, y de nuevo cada estación; las ruinas libres cuentan como vacías.
ruling-C16 = Cada moneda rellena vuelve a pagar cada estación; en la pista caben 14, y las demás se ignoran.
ruling-C17 = Ni una estación ni el total se detienen en cero.
ruling-C18 = En sentido horario, tu hoja va a la izquierda, y quien está allí dibuja en tu mapa; en sentido antihorario, a la derecha.
ruling-C19 = Bosque de Piedras: un grupo de bosque une todas las montañas que toca, si son dos o más, y cada una puntúa una vez; una montaña no transmite la unión.
ruling-C20 = El Granero Dorado: el agua junto a ruinas puntúa una vez, estén libres o no; el agua sobre ruinas no puntúa por estar allí.
ruling-C21 = Valle de los Magos y Lago Canal cuentan cada espacio una vez, por muchas montañas o vecinos que tenga.
ruling-C22 = Extensión Costera: grupos de cualquier tamaño; solo el verdadero borde del mapa es borde, la tierra baldía no.
ruling-C23 = Gran ciudad: solo grupos sin ninguna montaña junto a sus espacios; cuenta el mayor de ellos, y entre dos iguales da lo mismo cuál.
ruling-C24 = Llanuras Oroverde cuenta bosque, granja, agua, monstruo y montaña, y héroe donde los haya en juego; los espacios vacíos, las ruinas, la tierra baldía, los espacios destruidos y el borde no cuentan.
ruling-C25 = Puerta de Escudo: si dos grupos comparten el mayor tamaño, ese tamaño es también el segundo; con menos de dos grupos no da nada.
ruling-C26 = Baronía Perdida: 3 estrellas por el lado del mayor cuadrado relleno; un solo espacio relleno es un cuadrado.
ruling-C27 = El Camino Quebrado: once diagonales bajan del borde izquierdo al inferior; la esquina inferior izquierda, ella sola, es la más corta.
ruling-C28 = Los Calderos y Atalaya Arbórea: las ruinas libres están vacías; montañas, tierra baldía, monstruos y espacios destruidos están rellenos; el borde del mapa cierra.
ruling-C29 = Hay en juego una carta de puntuación de cada pila, puesta en A, B, C o D al azar, salvo que la mesa elija.
ruling-C30 = Gana quien tiene más estrellas; en caso de empate, quien perdió menos por los monstruos en toda la partida; si sigue el empate, la victoria se comparte.
ruling-C31 = En solitario, un monstruo se queda tal como está impreso. Recorre anillo tras anillo desde su esquina y en su sentido, y en cada espacio prueba todas las maneras de cubrirlo; se dibuja la primera que sirve. Si no sirve ninguna, la carta se ignora, sin espacio suelto. Puede cerrar una montaña, y la moneda es tuya.
ruling-C32 = La calificación es el total menos los cuatro números en solitario; el título es el más alto cuya marca alcanzas; por debajo de −30 no hay ninguno.
ruling-C33 = Un dibujo se puede cambiar hasta que todo el mundo haya terminado el turno; después queda fijo.

## Títulos de una referencia

reference-title = { $game }: las reglas en breve
reference-note = Con nuestras palabras, para consultar algo; los reglamentos de los juegos lo cuentan por extenso.
reference-heroes = Lo que añade Cartographers Heroes
reference-in-the-box = En las cartas de la caja: { $rule }
reference-name-in-the-box = En las cartas de la caja: { $name }.
