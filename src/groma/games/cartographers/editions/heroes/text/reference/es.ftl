# Lo que Cartographers Heroes añade a las reglas, cómo se combinan los juegos, y las aclaraciones.

## Cómo se juega

rule-heroes-title = Héroes
rule-heroes = Cuando aparece una carta de héroe, lo dibujas en un espacio vacío de tu mapa y eliges hacia dónde apunta su ataque. Los espacios atacados quedan marcados el resto de la partida: los monstruos que hay en ellos son destruidos al momento, y también los que lleguen después. Las marcas en sí no rellenan nada.

rule-heroes-deck-title = Los héroes en el mazo
rule-heroes-deck = Cada estación entra en el mazo de exploración, junto con la carta de emboscada, una carta de héroe que nadie ha visto. Un héroe no consume tiempo, y su carta sale de la partida cuando todo el mundo ha dibujado.

rule-destroyed-title = Espacios destruidos
rule-destroyed = Un espacio destruido está relleno, pero ya no tiene terreno. Completa filas y columnas y cierra montañas, y parte los grupos. Un monstruo destruido no cuesta nada; un héroe destruido sigue atacando.

rule-effects-title = Lo que los monstruos siguen haciendo
rule-effects = Cada carta de emboscada de Heroes tiene un efecto, y la inicial de su monstruo se escribe en el mapa. La Gorgona destruye un espacio al ser dibujada; el Dragón paga 3 monedas cuando queda cercado; el Zombi y el Trol actúan después de puntuar cada estación, en el orden en que salieron sus cartas.

rule-heroes-differences-title = Otras diferencias
rule-heroes-differences = El verano termina con tiempo 7 en vez de 8. Cuando no cabe ninguna forma, el espacio suelto puede ser de cualquier terreno menos montaña. No hay cartas de ruinas, y las ruinas del mapa son simples espacios vacíos.

rule-combining-title = Los dos juegos combinados
rule-combining = La mesa elige un mismo mapa para todos, las cartas de exploración de un juego (nunca de ambos), las cartas de estación de un juego, cuatro o más de las ocho cartas de emboscada, héroes o no, y una carta de puntuación de cada pila, de cualquiera de los dos. Las cartas de ruinas están siempre.

rule-printings-title = Dos ediciones impresas
rule-printings = Seis cartas de puntuación, y los nombres de dos, no son iguales en el reglamento y en las cartas de la caja. La mesa dice a cuál se atiene; si no dice nada, al reglamento.

## Aclaraciones

ruling-H01 = Seis cartas de puntuación y dos nombres difieren entre el reglamento y la caja; la mesa sigue el reglamento, salvo que elija la caja. Los números en solitario son los mismos.
ruling-H02 = Un espacio destruido está relleno y no tiene terreno: no cuesta estrellas a su alrededor, cuenta para filas y columnas completas, para las montañas y para el Dragón, y corta grupos y tramos.
ruling-H03 = Tú eliges el espacio del héroe y hacia dónde apunta el ataque; este puede cubrir espacios rellenos y salirse del mapa.
ruling-H04 = Las marcas de ataque duran toda la partida, aunque su héroe sea destruido, y no rellenan nada.
ruling-H05 = Un monstruo sobre una marca de ataque es destruido al momento, estuviera antes que el héroe o llegue después, sea como sea; de una emboscada solo caen los espacios marcados.
ruling-H06 = Un solo monstruo dibujado porque una emboscada no cabía no lleva inicial ni tiene efecto; en solitario, una emboscada sin sitio se ignora.
ruling-H07 = Mirada de la Gorgona: en cuanto se dibuja, quien la dibujó destruye un espacio junto a una Gorgona viva, vacío o dibujado, pero ni montaña ni tierra baldía ni espacio destruido; es obligatorio si es posible, y no ocurre nada si los héroes destruyeron toda la Gorgona. En solitario eliges tú.
ruling-H08 = Plaga Zombi: después de puntuar una estación, surgen Zombis a la vez en todos los espacios vacíos, ruinas incluidas, junto a un Zombi vivo; solo cuentan en tu contra desde la siguiente puntuación.
ruling-H09 = Estragos del Trol Gigante: después de puntuar una estación, quien posee cada mapa destruye un espacio vacío junto a un Trol vivo, si lo hay.
ruling-H10 = Infierno del Dragón: 3 monedas para quien posee el mapa, una sola vez, en cuanto cada espacio del Dragón esté destruido o sin espacios vacíos al lado; el borde del mapa cierra, y la pista de monedas sigue acabando en 14.
ruling-H11 = Varios efectos al final de una estación ocurren en el orden en que salieron sus cartas, también después del invierno, aunque ya no se puntúe más.
ruling-H12 = Los héroes y las emboscadas que no aparecieron siguen en el mazo de exploración, y cada estación se les une otra carta de cada; las que aparecieron salen de él.
ruling-H13 = Enclave Exterior y Caravasar: se toma por ti el grupo que más aporta, cada espacio vacío y cada línea una vez; sin aldeas no hay nada.
ruling-H14 = Sello Estrellado: exactamente tres espacios vacíos unidos entre sí que no tocan un cuarto; las ruinas libres están vacías.
ruling-H15 = Silos: las columnas 1, 3, 5, 7, 9 y 11, contando desde la izquierda.
ruling-H16 = Colinas Veteadas: los tipos son bosque, aldea, granja, agua, monstruo, héroe y montaña; la tierra baldía, las ruinas y los espacios destruidos no lo son.
ruling-H17 = Jorekborg necesita al menos un espacio de granja y uno de agua; Craylund cuenta espacios de agua distintos; Picos de Clawsgrove cuenta cada montaña una vez.
ruling-H18 = Espesura del Fauno Perdido: el único tramo más largo de bosque en una columna, que cualquier otra cosa corta.
ruling-H19 = Bastiones Enanos: una fila completa y una columna completa por la misma montaña puntúan las dos; dos montañas en una línea puntúan una vez.
ruling-H20 = Combinar: un mapa para todos, un juego de estaciones, un juego de exploración, emboscadas a gusto, héroes o no; ruinas siempre; sigue entrando una emboscada (y un héroe) por estación, y hay una carta de puntuación de cada pila.
ruling-H21 = En Heroes por sí solo las ruinas no tienen efecto: son espacios vacíos.
ruling-H22 = En solitario colocas los héroes como en una mesa con más gente.
