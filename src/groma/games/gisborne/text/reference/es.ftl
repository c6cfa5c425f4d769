# Las reglas de Gisborne, sus casillas y las aclaraciones, con nuestras palabras y en orden de lectura.

rule-gisborne-aim-title = De qué se trata
rule-gisborne-aim = De tres a cinco cartógrafos caminan desde el embarcadero, por tierra desconocida, hasta la costa opuesta. Por el camino reúnen fichas, y cartas en sus cofres. Gana quien tenga más puntos en el cofre al final; llegar antes ayuda, pero no decide.

rule-gisborne-setup-title = Antes de empezar
rule-gisborne-setup = La loseta de salida está descubierta, y en el otro extremo también la de llegada. Nueve de las diez losetas de camino se barajan boca abajo; la décima se queda en la caja sin que nadie la vea. Los peones esperan en la barra en un orden al azar. Cada cual recibe cinco cartas de movimiento, una carta de tienda y un cofre. Una ficha de 1 va en la loseta de salida, la de 4 en la playa y nueve de las otras diez forman una pila boca arriba.

rule-gisborne-round-title = Una ronda
rule-gisborne-round = Todo el mundo pone cartas boca abajo, empezando por quien va en cabeza. Todas se descubren a la vez. Los peones se mueven uno a uno, primero el más adelantado. Después se descartan las cartas puestas y se roban nuevas. Si alguien cayó en una ficha, se puntúan las posiciones.

rule-gisborne-laying-title = Poner cartas
rule-gisborne-laying = Pon de una a cinco cartas de un solo metal: bronce, plata u oro. La carta de tienda puede ser una de ellas, y una aldea permite mezclar. Se ve cuántas pones, no cuáles, y ya no se retiran. En una mesa donde todos ponen a la vez no se ve cuántas, y puedes retirar tus cartas hasta que haya puesto la última persona.

rule-gisborne-moving-title = Moverse
rule-gisborne-moving = Tu peón avanza tantas casillas como puntos suman tus cartas, y hay que recorrerlas todas. Las casillas con otros peones cuentan. Si la última está ocupada, el peón sigue hasta la siguiente libre, y ocurre lo que haya en ella.

rule-gisborne-tiles-title = El camino crece
rule-gisborne-tiles = Cuando un peón pasa de la última casilla de la mesa, se descubre la loseta siguiente y se une al camino, con la ficha siguiente en su casilla de cartas, y el peón continúa. Tras nueve losetas de camino llega la última.

rule-gisborne-replenishing-title = Cartas nuevas
rule-gisborne-replenishing = El bronce es lento, pero da 2 cartas nuevas; la plata da 1; el oro es rápido y no da ninguna. Una vez por jugador, ponga las que ponga. Cuando se acaba el mazo, el descarte se baraja y pasa a ser el mazo.

rule-gisborne-tent-title = La carta de tienda
rule-gisborne-tent = Quien pone la carta de tienda se queda donde está y roba 2 cartas. Como farol puede poner con ella hasta cuatro cartas de movimiento de cualquier metal; vuelven a la mano, igual que la tienda.

rule-gisborne-chips-title = Fichas
rule-gisborne-chips = Quien cae en una ficha la guarda en su cofre, y al final de la ronda se puntúan las posiciones. La ficha que todos han pasado es para quien la pasa en último lugar, sin puntuación.

rule-gisborne-scoring-title = Puntuar las posiciones
rule-gisborne-scoring = Quien va en cabeza recibe 3 cartas sin verlas, la segunda persona 2, la última 2 y las de en medio 1 cada una. De cada carta dices, sin mirarla, si va al cofre, donde vale 1 punto, o a tu mano. Quien va en último lugar debe quedárselas en la mano. Se hace una vez por cada ficha en la que alguien cayó en la ronda.

rule-gisborne-end-title = El final
rule-gisborne-end = Cuando el primer peón pisa la playa, se termina la ronda y después la partida. Ese peón toma la ficha de 4 y se coloca en el 5; los siguientes, en el 4, el 3 y así sucesivamente; los puntos sobrantes se pierden. Tras una última puntuación todos cuentan: 1 punto por cada carta del cofre, más las fichas. En caso de empate gana el peón más adelantado.

rule-gisborne-reconstruction-title = Qué hemos reconstruido
rule-gisborne-reconstruction = Del reglamento se conserva el texto, pero no las imágenes. El aspecto de las losetas, el lugar de sus casillas especiales, cuántas cartas hay de cada valor y cuántas fichas de cada tipo es nuestra reconstrucción, hecha de modo que se cumpla cada frase del reglamento. Podrá cambiarse cuando aparezca un ejemplar.

field-card = Casilla de cartas
field-card-rule = Aquí hay una ficha desde que se descubre la loseta. Quien termina su movimiento en ella se la queda, y al final de la ronda se puntúan las posiciones.
field-village = Aldea
field-village-rule = Si tu movimiento empieza aquí, puedes poner juntas cartas de varios metales, cinco como máximo. Pongas lo que pongas, robas 1 carta nueva.
field-swamp = Pantano
field-swamp-rule = Si tu movimiento empieza aquí, tus puntos se dividen por la mitad, redondeando hacia abajo.
field-wolves = Lobos
field-wolves-rule = Quien termina aquí su movimiento devuelve a la caja una de sus fichas, la que prefiera, si tiene alguna.
field-river = Río
field-river-rule = El río pasa entre dos casillas y no es una de ellas. Para cruzarlo puedes conservar en la mano 3 cartas de movimiento como máximo, además de la tienda; tú eliges cuáles descartas.
field-shortcut = Atajo
field-shortcut-rule = Si tu movimiento termina en la primera casilla del atajo, tu peón cruza el puente hasta la casilla de detrás, o hasta la siguiente libre, y ocurre lo que haya allí. Pasar de largo no hace nada.
field-beach = Playa
field-beach-rule = El primer peón que llega toma la ficha de 4 y se coloca en el 5; los siguientes, en el 4, el 3, el 2 y el 1. Los números no son puntos. Se termina la ronda y después la partida.
field-bar = Barra
field-bar-rule = De donde salen los peones. No es una casilla ni cuenta al moverse; el orden en ella decide quién va en cabeza hasta que salen los primeros.

gisborne-reference-bronze = Cartas de bronce
gisborne-reference-bronze-rule = Lentas, pero dan 2 cartas nuevas.
gisborne-reference-silver = Cartas de plata
gisborne-reference-silver-rule = Dan 1 carta nueva.
gisborne-reference-gold = Cartas de oro
gisborne-reference-gold-rule = Rápidas, pero no dan cartas nuevas.
gisborne-reference-tent = Carta de tienda
gisborne-reference-tent-rule = Una por jugador: quédate, recupera todo en la mano y roba 2 cartas.
gisborne-reference-chips = Fichas
gisborne-reference-chips-rule = Puntos para el cofre. La de 4 está en la playa y una de 1 en la loseta de salida.

ruling-G01 = Las cartas se ponen por orden de posición, primero quien va en cabeza; se ve cuántas ha puesto cada cual, no cuáles. La mesa puede elegir que todos pongan a la vez.
ruling-G02 = La carta de tienda es una de las cinco. Con ella van de ninguna a cuatro cartas de movimiento de cualquier metal; todas vuelven a la mano y se roban 2. Siempre se puede poner, así que nadie se queda nunca sin jugada.
ruling-G03 = La playa va por delante del camino, y el camino por delante de la barra; en la barra cuenta el orden del sorteo. Dos peones nunca comparten posición.
ruling-G04 = Hay que recorrer todos los puntos. Un pantano los divide por la mitad, hacia abajo. Con 0 puntos el peón se queda y su casilla no hace nada.
ruling-G05 = Las casillas ocupadas cuentan al moverse. El peón que acabaría en una sigue hasta la siguiente libre; descubre losetas, cruza ríos y llega a la playa como en un movimiento; la casilla donde acaba tiene su efecto.
ruling-G06 = Se descubre una loseta cuando un peón pasa de la última casilla de la anterior, no cuando se detiene en ella; la ficha llega con la loseta. Tras nueve losetas de camino llega la última.
ruling-G07 = Caer en una ficha trae una puntuación al final de la ronda. Quien la deja atrás en último lugar se la lleva enseguida, también desde un puente, sin puntuación.
ruling-G08 = Las posiciones se puntúan tras robar las cartas nuevas, una vez por cada ficha en la que alguien cayó, según las posiciones de ese momento. Las cartas no se ven, así que dices cuántas van al cofre; quien va en último lugar debe quedarse las dos en la mano.
ruling-G09 = Las cartas nuevas llegan una vez por jugador: bronce 2, plata 1, oro 0, tienda 2; por un movimiento empezado en una aldea, 1, se ponga lo que se ponga. Primero roba quien va en cabeza.
ruling-G10 = En una aldea se pueden poner juntas cartas de varios metales si el movimiento empieza allí, cinco como máximo.
ruling-G11 = El atajo solo lo toma un movimiento que termina en su primera casilla. El peón va a la casilla de detrás del puente o a la siguiente libre, y no más allá; la casilla que alcanza tiene su efecto; el puente no cruza ningún río.
ruling-G12 = Ante un río, en pleno movimiento, conservas en la mano 3 cartas de movimiento como máximo y eliges cuáles se van.
ruling-G13 = Quien cae entre lobos devuelve una ficha, la que elija, si tiene alguna.
ruling-G14 = El primer peón en la playa toma el 4 y se coloca en el 5; los demás, en el 4, el 3 y así sucesivamente. Los puntos sobrantes se pierden, y los números de la playa no son puntos. La ronda se termina con sus puntuaciones; el 4 cuenta como ficha en la que alguien cayó.
ruling-G15 = La pila de fichas está boca arriba: se conoce la siguiente. La mesa puede darle la vuelta.
ruling-G16 = Si hace falta una carta y el mazo está vacío, el descarte se baraja y pasa a ser el mazo. Si ambos están vacíos, no se roba nada y nada se debe.
ruling-G17 = Cada carta del cofre vale 1 punto, y las fichas, lo que llevan impreso. En caso de empate gana el peón más adelantado.
ruling-G18 = Tras 100 rondas la partida acaba como si hubiera terminado la última ronda.
ruling-G19 = Juegan de tres a cinco; los bots pueden ocupar los asientos vacíos.
