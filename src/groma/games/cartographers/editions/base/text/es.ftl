# Las cartas de Cartographers: sus nombres y, con nuestras palabras, lo que hacen.

## Cartas de exploración

card-temple-ruins = Ruinas del Templo
card-temple-ruins-rule = La siguiente carta de exploración debe dibujarse cubriendo un espacio de ruinas libre; si no puede, se dibuja en su lugar un solo espacio de cualquier terreno, en cualquier sitio.
card-outpost-ruins = Ruinas del Puesto Avanzado
card-outpost-ruins-rule = La siguiente carta de exploración debe dibujarse cubriendo un espacio de ruinas libre; si no puede, se dibuja en su lugar un solo espacio de cualquier terreno, en cualquier sitio.
card-great-river = Gran Río
card-farmland = Tierras de Cultivo
card-hamlet = Caserío
card-forgotten-forest = Bosque Olvidado
card-hinterland-stream = Arroyo del Interior
card-homestead = Hacienda
card-orchard = Huerto
card-treetop-village = Aldea Arbórea
card-marshlands = Marismas
card-fishing-village = Aldea Pesquera
card-rift-lands = Tierras Rifeñas
card-rift-lands-rule = Dibuja un solo espacio de bosque, aldea, granja, agua o monstruo en cualquier espacio vacío. Tras una carta de ruinas, va sobre ruinas libres, si las hay.

## Cartas de emboscada

card-goblin-attack = Ataque Goblin
card-goblin-attack-rule = Pasa tu hoja a la derecha y dibuja estos monstruos en el mapa que recibes. En solitario: buscan sitio desde la esquina inferior derecha, en sentido antihorario.
card-bugbear-assault = Asalto Osgo
card-bugbear-assault-rule = Pasa tu hoja a la izquierda y dibuja estos monstruos en el mapa que recibes. En solitario: buscan sitio desde la esquina superior derecha, en sentido horario.
card-kobold-onslaught = Embestida Kóbold
card-kobold-onslaught-rule = Pasa tu hoja a la izquierda y dibuja estos monstruos en el mapa que recibes. En solitario: buscan sitio desde la esquina inferior izquierda, en sentido horario.
card-gnoll-raid = Incursión Gnoll
card-gnoll-raid-rule = Pasa tu hoja a la derecha y dibuja estos monstruos en el mapa que recibes. En solitario: buscan sitio desde la esquina superior izquierda, en sentido antihorario.

## Cartas de puntuación: bosques

card-sentinel-wood = Bosque Centinela
card-sentinel-wood-rule = 1 estrella por cada espacio de bosque en el borde del mapa. Una esquina cuenta una vez.
card-sentinel-wood-reason = { $times ->
    [one] { $times } espacio de bosque en el borde
   *[other] { $times } espacios de bosque en el borde
}
card-treetower = Atalaya Arbórea
card-treetower-rule = 1 estrella por cada espacio de bosque sin salida: en sus cuatro lados solo hay espacios rellenos o el borde del mapa. Unas ruinas libres son una salida.
card-treetower-reason = { $times ->
    [one] { $times } espacio de bosque encerrado
   *[other] { $times } espacios de bosque encerrados
}
card-greenbough = Rama Verde
card-greenbough-rule = 1 estrella por cada fila y 1 por cada columna donde crece bosque. Un mismo espacio puede servir a su fila y a su columna.
card-greenbough-reason = { $times ->
    [one] { $times } fila o columna con bosque
   *[other] { $times } filas y columnas con bosque
}
card-stoneside-forest = Bosque de Piedras
card-stoneside-forest-rule = 3 estrellas por cada montaña que un grupo de bosque une con otra montaña. Cada montaña cuenta una vez.
card-stoneside-forest-reason = { $times ->
    [one] { $times } montaña unida por bosque
   *[other] { $times } montañas unidas por bosque
}

## Cartas de puntuación: granjas y aguas

card-canal-lake = Lago Canal
card-canal-lake-rule = 1 estrella por cada espacio de agua junto a una granja, y 1 por cada espacio de granja junto al agua. Cada espacio cuenta una vez, por muchos vecinos que le sirvan.
card-canal-lake-reason = { $times ->
    [one] { $times } espacio donde se tocan granja y agua
   *[other] { $times } espacios donde se tocan granja y agua
}
card-golden-granary = El Granero Dorado
card-golden-granary-rule = 3 estrellas por cada espacio de granja sobre ruinas, y 1 por cada espacio de agua junto a unas ruinas, sigan libres o no.
card-golden-granary-reason = { $each ->
    [3] { $times ->
        [one] { $times } espacio de granja sobre ruinas
       *[other] { $times } espacios de granja sobre ruinas
    }
   *[other] { $times ->
        [one] { $times } espacio de agua junto a ruinas
       *[other] { $times } espacios de agua junto a ruinas
    }
}
card-mages-valley = Valle de los Magos
card-mages-valley-rule = 2 estrellas por cada espacio de agua junto a una montaña, y 1 por cada espacio de granja junto a una. Un espacio entre dos montañas cuenta una vez.
card-mages-valley-reason = { $each ->
    [2] { $times ->
        [one] { $times } espacio de agua junto a una montaña
       *[other] { $times } espacios de agua junto a montañas
    }
   *[other] { $times ->
        [one] { $times } espacio de granja junto a una montaña
       *[other] { $times } espacios de granja junto a montañas
    }
}
card-shoreside-expanse = Extensión Costera
card-shoreside-expanse-rule = 3 estrellas por cada grupo de granjas que no toca ni el agua ni el borde del mapa, y 3 por cada grupo de agua que no toca ni granjas ni el borde. Vale cualquier tamaño, y la tierra baldía no es borde.
card-shoreside-expanse-reason = { $times ->
    [one] { $times } grupo de granjas o de agua apartado
   *[other] { $times } grupos de granjas o de agua apartados
}

## Cartas de puntuación: aldeas

card-wildholds = Asentamiento Salvaje
card-wildholds-rule = 8 estrellas por cada grupo de aldeas de al menos seis espacios.
card-wildholds-reason = { $times ->
    [one] { $times } grupo de seis aldeas o más
   *[other] { $times } grupos de seis aldeas o más
}
card-great-city = Gran ciudad
card-great-city-rule = Deja aparte los grupos de aldeas que están junto a una montaña; 1 estrella por cada espacio del mayor de los que quedan.
card-great-city-reason = { $times ->
    [one] { $times } espacio en el mayor grupo de aldeas lejos de montañas
   *[other] { $times } espacios en el mayor grupo de aldeas lejos de montañas
}
card-greengold-plains = Llanuras Oroverde
card-greengold-plains-rule = 3 estrellas por cada grupo de aldeas que tiene al lado tres o más tipos de terreno. Las montañas, los monstruos y los héroes son tipos de terreno; la tierra baldía, las ruinas y los espacios destruidos, no.
card-greengold-plains-reason = { $times ->
    [one] { $times } grupo de aldeas junto a tres terrenos o más
   *[other] { $times } grupos de aldeas junto a tres terrenos o más
}
card-shieldgate = Puerta de Escudo
card-shieldgate-rule = 2 estrellas por cada espacio de tu segundo grupo de aldeas más grande. Si los dos mayores son iguales, uno de ellos es el segundo; con un solo grupo no hay segundo.
card-shieldgate-reason = { $times ->
    [one] { $times } espacio en el segundo mayor grupo de aldeas
   *[other] { $times } espacios en el segundo mayor grupo de aldeas
}

## Cartas de puntuación: espacios

card-borderlands = Tierras Fronterizas
card-borderlands-rule = 6 estrellas por cada fila y 6 por cada columna sin ningún espacio vacío.
card-borderlands-reason = { $times ->
    [one] { $times } fila o columna completa
   *[other] { $times } filas y columnas completas
}
card-lost-barony = Baronía Perdida
card-lost-barony-rule = Busca el mayor cuadrado sin ningún espacio vacío; 3 estrellas por cada espacio que mide de lado.
card-lost-barony-reason = { $times ->
    [one] { $times } espacio en un lado del mayor cuadrado completo
   *[other] { $times } espacios en un lado del mayor cuadrado completo
}
card-broken-road = El Camino Quebrado
card-broken-road-rule = 3 estrellas por cada diagonal completa que baja del borde izquierdo al borde inferior. La esquina inferior izquierda es la más corta de ellas.
card-broken-road-reason = { $times ->
    [one] { $times } diagonal completa
   *[other] { $times } diagonales completas
}
card-cauldrons = Los Calderos
card-cauldrons-rule = 1 estrella por cada espacio vacío encerrado a solas: en sus cuatro lados solo hay espacios rellenos o el borde del mapa. Las ruinas libres también son espacios vacíos.
card-cauldrons-reason = { $times ->
    [one] { $times } espacio vacío encerrado
   *[other] { $times } espacios vacíos encerrados
}
