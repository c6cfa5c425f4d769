# Las cartas de Cartographers Heroes: sus nombres y, con nuestras palabras, lo que hacen.
# Donde las cartas de la caja difieren del reglamento, las palabras de la caja terminan en -box.

## Cartas de exploración

card-lagoon = Laguna
card-pasture = Pastizal
card-settlement = Poblado
card-timber-grove = Arboleda
card-hillside-terrace = Bancal en la Ladera
card-frontier-dwelling = Morada Fronteriza
card-wildwood-garden = Jardín Silvestre
card-woodland-crossroads = Encrucijada del Bosque
card-mangrove-swamp = Manglar
card-coastal-encampment = Campamento Costero
card-kethras-gates = Puertas de Kethra
card-kethras-gates-rule = Dibuja un solo espacio de bosque, aldea, granja, agua o monstruo en cualquier espacio vacío. Tras una carta de ruinas, va sobre ruinas libres, si las hay.

## Cartas de emboscada

card-dragon-inferno = Infierno del Dragón
card-dragon-inferno-rule = Pasa tu hoja a la derecha y dibuja el Dragón en el mapa que recibes. En cuanto ningún espacio vivo del Dragón tenga ya un vecino vacío, quien posee el mapa gana 3 monedas, una sola vez. En solitario: busca sitio desde la esquina inferior izquierda, en sentido antihorario.
card-dragon-inferno-effect = 3 monedas cuando el Dragón quede cercado
card-zombie-plague = Plaga Zombi
card-zombie-plague-rule = Pasa tu hoja a la derecha y dibuja el Zombi en el mapa que recibes. Después de puntuar cada estación, surge un nuevo Zombi en cada espacio vacío junto a un Zombi. En solitario: busca sitio desde la esquina superior izquierda, en sentido antihorario.
card-zombie-plague-effect = tras cada puntuación se extiende a todos los espacios vacíos que tiene al lado
card-giant-troll-ravage = Estragos del Trol Gigante
card-giant-troll-ravage-rule = Pasa tu hoja a la izquierda y dibuja el Trol en el mapa que recibes. Después de puntuar cada estación, quien posee el mapa destruye un espacio vacío junto al Trol. En solitario: busca sitio desde la esquina superior derecha, en sentido horario.
card-giant-troll-ravage-effect = tras cada puntuación destruye un espacio vacío que tiene al lado
card-gorgon-gaze = Mirada de la Gorgona
card-gorgon-gaze-rule = Pasa tu hoja a la izquierda, dibuja la Gorgona en el mapa que recibes y destruye enseguida un espacio junto a ella: vacío o dibujado, pero ni montaña ni tierra baldía. En solitario: busca sitio desde la esquina inferior derecha, en sentido horario, y tú eliges el espacio.
card-gorgon-gaze-effect = al dibujarla destruyó un espacio que tenía al lado

## Cartas de héroe

card-dobrik-of-lorkheim = Dobrik de Lorkheim
card-dobrik-of-lorkheim-rule = Ataca los cuatro espacios que comparten un lado con el héroe.
card-wren-the-lioness = Wren la Leona
card-wren-the-lioness-rule = Ataca una barra de tres espacios, a dos pasos, en el lado que elijas.
card-freyla-the-true = Freyla la Leal
card-freyla-the-true-rule = Ataca los tres espacios siguientes en línea recta, en la dirección que elijas.
card-dal-of-jolev = Dal de Jolev
card-dal-of-jolev-rule = Ataca los cuatro espacios que tocan las esquinas del héroe.

## Cartas de puntuación: bosques

card-faunlost-thicket = Espesura del Fauno Perdido
card-faunlost-thicket-rule = 2 estrellas por cada espacio de tu tramo de bosque más largo de arriba abajo. Cualquier otra cosa en la columna corta el tramo.
card-faunlost-thicket-reason = { $times ->
    [one] { $times } espacio de bosque en el tramo vertical más largo
   *[other] { $times } espacios de bosque en el tramo vertical más largo
}
card-deepwood = Bosque Profundo
card-deepwood-rule = 6 estrellas por cada grupo de cinco o más espacios de bosque sin ninguna aldea al lado.
card-deepwood-reason = { $times ->
    [one] { $times } bosque grande lejos de aldeas
   *[other] { $times } bosques grandes lejos de aldeas
}
card-heart-of-the-forest = Corazón del Bosque
card-heart-of-the-forest-rule = 3 estrellas por cada espacio de bosque que en sus cuatro lados solo tiene bosque o el borde del mapa.
card-heart-of-the-forest-rule-box = 2 estrellas por cada espacio de bosque que en sus cuatro lados solo tiene bosque o el borde del mapa.
card-heart-of-the-forest-reason = { $times ->
    [one] { $times } espacio en lo hondo del bosque
   *[other] { $times } espacios en lo hondo del bosque
}
card-sleepy-valley = Valle Soñoliento
card-sleepy-valley-rule = 4 estrellas por cada fila con tres o más espacios de bosque.
card-sleepy-valley-reason = { $times ->
    [one] { $times } fila con tres espacios de bosque o más
   *[other] { $times } filas con tres espacios de bosque o más
}

## Cartas de puntuación: granjas y aguas

card-craylund = Craylund
card-craylund-rule = 6 estrellas por cada grupo de granjas con tres o más espacios de agua distintos al lado.
card-craylund-rule-box = 7 estrellas por cada grupo de granjas con tres o más espacios de agua distintos al lado.
card-craylund-reason = { $times ->
    [one] { $times } grupo de granjas junto a tres aguas o más
   *[other] { $times } grupos de granjas junto a tres aguas o más
}
card-ulems-wallow = Lodazal de Ulem
card-ulems-wallow-rule = 3 estrellas por cada espacio de agua con dos o más espacios de granja al lado.
card-ulems-wallow-rule-box = 4 estrellas por cada espacio de agua con dos o más espacios de granja al lado.
card-ulems-wallow-reason = { $times ->
    [one] { $times } espacio de agua junto a dos granjas o más
   *[other] { $times } espacios de agua junto a dos granjas o más
}
card-clawsgrove-peaks = Picos de Clawsgrove
card-clawsgrove-peaks-box = Picos de Clawsgrave
card-clawsgrove-peaks-rule = 5 estrellas por cada montaña que un grupo de agua une con una granja. Cada montaña cuenta una vez.
card-clawsgrove-peaks-reason = { $times ->
    [one] { $times } montaña unida a una granja por agua
   *[other] { $times } montañas unidas a una granja por agua
}
card-jorekborg = Jorekborg
card-jorekborg-box = Jorekburg
card-jorekborg-rule = 4 estrellas por cada columna con tantos espacios de granja como de agua, y al menos uno de cada.
card-jorekborg-reason = { $times ->
    [one] { $times } columna con tantas granjas como aguas
   *[other] { $times } columnas con tantas granjas como aguas
}

## Cartas de puntuación: aldeas

card-traylo-monastery = Monasterio de Traylo
card-traylo-monastery-rule = 6 estrellas por cada grupo de cinco o más espacios de aldea que llega al borde del mapa.
card-traylo-monastery-rule-box = 7 estrellas por cada grupo de aldeas con cuatro espacios en línea recta, a lo ancho o a lo alto.
card-traylo-monastery-reason = { $times ->
    [one] { $times } grupo grande de aldeas en el borde
   *[other] { $times } grupos grandes de aldeas en el borde
}
card-traylo-monastery-reason-box = { $times ->
    [one] { $times } grupo de aldeas con cuatro en línea
   *[other] { $times } grupos de aldeas con cuatro en línea
}
card-outer-enclave = Enclave Exterior
card-outer-enclave-rule = 1 estrella por cada espacio vacío junto a uno de tus grupos de aldeas; se toma por ti el que más aporta.
card-outer-enclave-reason = { $times ->
    [one] { $times } espacio vacío junto al mejor grupo de aldeas
   *[other] { $times } espacios vacíos junto al mejor grupo de aldeas
}
card-gnomish-colony = Colonia de Gnomos
card-gnomish-colony-rule = 6 estrellas por cada grupo de aldeas que contiene un cuadrado de dos por dos aldeas.
card-gnomish-colony-reason = { $times ->
    [one] { $times } grupo de aldeas con un cuadrado dentro
   *[other] { $times } grupos de aldeas con un cuadrado dentro
}
card-caravansary = Caravasar
card-caravansary-rule = 1 estrella por cada fila y cada columna a la que llega uno de tus grupos de aldeas; se toma por ti el que más aporta.
card-caravansary-reason = { $times ->
    [one] { $times } fila o columna del mejor grupo de aldeas
   *[other] { $times } filas y columnas del mejor grupo de aldeas
}

## Cartas de puntuación: espacios

card-dwarvenholds = Bastiones Enanos
card-dwarvenholds-rule = 8 estrellas por cada fila completa y cada columna completa en la que hay una montaña. Dos montañas en una misma línea cuentan una vez; una montaña con su fila y su columna completas sirve a las dos.
card-dwarvenholds-rule-box = 7 estrellas por cada fila completa y cada columna completa en la que hay una montaña. Dos montañas en una misma línea cuentan una vez; una montaña con su fila y su columna completas sirve a las dos.
card-dwarvenholds-reason = { $times ->
    [one] { $times } línea completa con montaña
   *[other] { $times } líneas completas con montaña
}
card-silos = Silos
card-silos-rule = 10 estrellas por cada columna completa de número impar: 1, 3, 5, 7, 9 y 11, contando desde la izquierda.
card-silos-reason = { $times ->
    [one] { $times } columna impar completa
   *[other] { $times } columnas impares completas
}
card-banded-hills = Colinas Veteadas
card-banded-hills-rule = 3 estrellas por cada fila completa con cinco o más tipos de terreno. La tierra baldía, las ruinas y los espacios destruidos no son tipos de terreno.
card-banded-hills-rule-box = 4 estrellas por cada fila con cinco o más tipos de terreno, completa o no. La tierra baldía, las ruinas y los espacios destruidos no son tipos de terreno.
card-banded-hills-reason = { $times ->
    [one] { $times } fila completa de cinco terrenos o más
   *[other] { $times } filas completas de cinco terrenos o más
}
card-banded-hills-reason-box = { $times ->
    [one] { $times } fila de cinco terrenos o más
   *[other] { $times } filas de cinco terrenos o más
}
card-starlit-sigil = Sello Estrellado
card-starlit-sigil-rule = 4 estrellas por cada conjunto de exactamente tres espacios vacíos unidos entre sí, rodeado solo de espacios rellenos o del borde del mapa. Las ruinas libres también son espacios vacíos.
card-starlit-sigil-reason = { $times ->
    [one] { $times } conjunto de exactamente tres espacios vacíos
   *[other] { $times } conjuntos de exactamente tres espacios vacíos
}
