# Las palabras de la página en torno a los juegos: inicio, mesas, ajustes. Lo propio de cada juego está en sus archivos.

page-title = { $page } · Groma
loading = Un momento…
close = Cerrar
cancel = Cancelar
save = Guardar
copy = Copiar
copied = Copiado
share = Compartir
send = Enviar
reload = Volver a cargar
more = Uno más
fewer = Uno menos
on = Sí
off = No
you = tú
to-home = Ir al inicio

## Every page

home-link = Groma, página de inicio
site-navigation = Cuenta y ajustes
account = Cuenta
account-of = Cuenta: { $name }
settings = Ajustes
settings-language = Idioma
settings-theme = Aspecto
settings-theme-light = Papel
settings-theme-dark = Pizarra
settings-as-device = Como el dispositivo
settings-sound = Sonido
settings-motion = Animaciones
unofficial = Hecho por jugadores y para jugadores. Groma no tiene relación con los autores ni con las editoriales de estos juegos, cuyos nombres pertenecen a sus dueños. Si aquí te gustan, cómpralos: en papel son una delicia.

## Home

home-title = Dibuja lo desconocido.
home-lead = Cartographers, Cartographers Heroes y Gisborne en el navegador: a solas, con amigos de cerca y de lejos, o contra bots.
play-now = Jugar ya
play-now-hint = Cartographers, a solas. Sin registro ni esperas.
new-table = Nueva mesa
join-a-table = Unirse a una mesa
my-tables = Mis mesas
all-my-tables = Todas mis mesas
open-tables = Mesas abiertas
all-open-tables = Todas las mesas abiertas
no-open-tables = Ahora mismo nadie espera jugadores.
open-one-yourself = Abre tú una mesa.
more-ways = Más
watch-a-game = Ver una partida
finished-games = Partidas terminadas
the-rules = Las reglas
hints-call-back = Mostrar los consejos

## Games and tables in lists

lobby-game-base = Cartographers
lobby-game-base-hint = Cuatro estaciones y un mapa por cabeza
lobby-game-heroes = Cartographers Heroes
lobby-game-heroes-hint = Con héroes y monstruos más fieros
lobby-game-combined = Los dos combinados
lobby-game-combined-hint = Cartas de ambas cajas, a tu gusto
lobby-game-gisborne = Gisborne
lobby-game-gisborne-hint = Una carrera para 3 a 5
lobby-game-cartographers = Cartographers
bot-named =
    { $bot ->
        [chance] Principiante
        [greedy] Avezado
        [planner] Maestro
       *[other] Bot { $bot }
    }
guest = Visitante
host = anfitrión
muted = en silencio
others-more = { $count } más
your-turn = Te toca
table-seats-free = { $free ->
    [one] { $free } asiento libre de { $seats }
   *[other] { $free } asientos libres de { $seats }
}
table-ready-to-start = A punto de empezar
table-closed = Cerrada
table-awaits = Le toca a { $names }
table-playing = En juego
table-over = Terminada
table-solo-result =
    { $total ->
        [one] { $total } punto
       *[other] { $total } puntos
    }
table-you-won =
    { $total ->
        [one] Ganaste con { $total } punto
       *[other] Ganaste con { $total } puntos
    }
table-won-by =
    { $total ->
        [one] Victoria de { $names } con { $total } punto
       *[other] Victoria de { $names } con { $total } puntos
    }
mine-your-turn = Te toca
mine-under-way = En marcha
mine-none = No tienes asiento en ninguna mesa.
finished-none = Todavía no has terminado ninguna partida.
look-at-a-record = Ver el registro de una partida
watch-hint = Partidas abiertas que se juegan ahora. Mira por encima del hombro y luego siéntate a una mesa propia.
watch-none = Ahora mismo no se juega ninguna partida abierta.

## Joining

join-by-link = Con un enlace
join-by-link-hint = Pega aquí la invitación que te han enviado.
invitation-link = Enlace de invitación
join = Unirse
join-link-wrong = Eso no es una invitación a una mesa. Debe ser una dirección con /j/ y una palabra larga detrás; pídela otra vez si llegó cortada.
invitation-title = Tienes una invitación
invitation-lead = Hay un asiento para ti. Di cómo quieres que te llamen y siéntate.
invitation-ended = Esta invitación no lleva a ninguna parte
invitation-full-title = No queda ningún asiento
invitation-full-text = Alguien fue más rápido. Puedes mirar, o sentarte a otra mesa.
invitation-late-title = La partida ya ha empezado
invitation-late-text = Es tarde para sentarse aquí. Puedes mirar, o sentarte a otra mesa.
look-on = Mirar
invitation-message = Ven a jugar a { $game } conmigo:
your-name = Tu nombre
take-a-seat = Sentarse
take-this-seat = Sentarse aquí

## A new table

new-game = Juego
new-who = ¿Quién juega?
who-alone = Yo a solas
who-alone-hint = En solitario, por un título
who-bots = Yo y unos bots
who-bots-hint = Empieza al momento
who-friends = Mis amigos
who-friends-hint = Con enlace o código QR
who-anyone = Quien quiera
who-anyone-hint = En la lista de mesas abiertas
new-bots = Bots
new-level = Nivel
new-seats = Asientos
new-sheet = Mapa
new-all-options = Todas las opciones
new-cards = Cartas de puntuación
new-rules = Reglas
new-time = Tiempo
new-pace = Tiempo para cada decisión
pace-none = El que haga falta
pace-live = { $span } por decisión
pace-days = { $span } por decisión, a lo largo de varios días
new-on-timeout = Cuando se acaba el tiempo
on-timeout-bot-turn = Un bot juega ese turno
on-timeout-bot-seat = Un bot ocupa el asiento
on-timeout-wait = Todos esperan
on-timeout-host = Decide el anfitrión
new-chance = Azar
new-seed = Palabra para las cartas
new-seed-hint = La misma palabra trae las mismas cartas: déjala vacía para que nadie pueda conocerlas.
start-playing = Empezar
set-up-table = Preparar la mesa
option-edicts = Los cuatro edictos
option-edicts-random = Al azar
option-edicts-by-stack = Algunas elegidas
option-edicts-chosen = Todas elegidas
edict-letter = Edicto { $letter }
edict-card = Carta { $number }
please-choose = Elige una
drawn-at-random = Al azar
option-explore = Cartas de exploración
option-explore-base = Cartographers
option-explore-heroes = Heroes
option-seasons = Cartas de estación
option-seasons-base = Cartographers
option-seasons-heroes = Heroes
option-ambushes = Cartas de emboscada
option-ambushes-hint = Cuatro como mínimo: cada estación se baraja una.
option-heroes = Con cartas de héroe
option-scoring = Cartas de puntuación de
option-scoring-base = Cartographers
option-scoring-heroes = Heroes
option-scoring-both = las dos cajas
option-printing = Seis cartas impresas de dos maneras
option-printing-rulebook = como en el reglamento
option-printing-box = como en las cartas de la caja
option-fallback_terrain = Si ninguna forma cabe, el espacio suelto es
option-fallback_terrain-card = del terreno de la carta
option-fallback_terrain-any = de cualquier terreno
option-laying = Las cartas se ponen
option-laying-in_order = por turnos
option-laying-simultaneous = todos a la vez
option-chip_pile = El valor de la siguiente ficha
option-chip_pile-face_up = se conoce
option-chip_pile-face_down = está oculto
option-stash = Al cofre van
option-stash-count = tantas cartas sin ver como digas
option-stash-one_by_one = cartas miradas una a una
option-wolves_choice = Entre lobos, la ficha que se devuelve
option-wolves_choice-owner = la elige su dueño
option-wolves_choice-lowest = es la más baja
option-wolves_choice-random = sale al azar
option-river_choice = En un río, las cartas que se descartan
option-river_choice-owner = las elige su dueño
option-river_choice-random = salen al azar
option-last_round_scorings = Puntuaciones al final de la última ronda
option-last_round_scorings-per_chip = una por cada ficha
option-last_round_scorings-one = una en total
option-shortcut_end_effects = La casilla alcanzada por un puente
option-shortcut_end_effects-apply = tiene efecto
option-shortcut_end_effects-ignore = no tiene efecto
option-open_chests = El contenido de los cofres
option-open_chests-hidden = está oculto
option-open_chests-open = está a la vista
option-round_cap = Rondas como máximo

## A table before the start

table-is-open = Abierta a todo el mundo
table-is-by-invitation = Con invitación
table-sheet = mapa { $sheet }
table-is-full = Todos los asientos están ocupados.
invite-others = Invitar a otros
invite-others-hint = Quien tenga este enlace puede sentarse aquí.
qr-code = Código QR
qr-code-hint = Apúntale con la cámara de un teléfono.
qr-code-of = Código QR de { $link }
seats = Asientos
seat-free = libre
person-here = aquí
person-away = fuera
person-left = se ha ido
person-bot-stands-in = fuera, juega un bot
add-bot-to = Bot { $bot } en el asiento { $seat }
remove-from-seat = Quitar a { $name } del asiento
start-the-game = Empezar la partida
start-needs-seats =
    { $free ->
        [one] Queda un asiento libre. Invita a alguien o pon un bot.
       *[other] Quedan { $free } asientos libres. Invita a otros o pon bots.
    }
waiting-for-seats =
    { $free ->
        [one] Falta un jugador.
       *[other] Faltan { $free } jugadores.
    }
waiting-for-host = No falta nadie. El anfitrión da la salida.

## A table being played at

title-your-turn = Te toca: { $game }
table-menu = Menú
people = Personas
people-at-table = { $seats ->
    [one] Personas: { $seats } asiento
   *[other] Personas: { $seats } asientos
}{ $watching ->
    [0] { "" }
   *[other] , { $watching } mirando
}
people-watching =
    { $count ->
        [one] { $count } persona está mirando.
       *[other] { $count } personas están mirando.
    }
watching = mirando
mute-person = Silenciar a { $name }
line-lost = Se ha perdido la conexión. Probando de nuevo…
line-lost-kept = Se ha perdido la conexión. Lo que elegiste se guarda y se envía en cuanto vuelva.
line-back = La conexión ha vuelto.
clock = Tiempo restante:
clock-left = Quedan { $span }
leave-table = Dejar la mesa
leave-solo-warning = Puedes volver a esta partida cuando quieras: se queda entre tus mesas.
leave-warning-bot-turn = Un bot juega por ti hasta que vuelvas.
leave-warning-bot-seat = Un bot ocupa tu asiento hasta que vuelvas.
leave-warning-wait = Los demás te esperan hasta que vuelvas.
leave-warning-host = El anfitrión decide cómo sigue la partida sin ti.
stay = Quedarse
bot-sits-for-you = Un bot está jugando por ti.
take-seat-back = Recuperar el asiento
gone-from-table = { $count ->
    [one] { $names } ha dejado la mesa. La partida espera.
   *[other] { $names } han dejado la mesa. La partida espera.
}
host-decides = A alguien se le acabó el tiempo, o se fue. Tú decides cómo seguir.
decide = Decidir
decide-about = { $name } no está jugando. ¿Qué hacemos?
decide-bot-turn = Un bot juega este turno
decide-bot-seat = Un bot ocupa el asiento
decide-wait = Seguir esperando
chat = Charla
chat-unread =
    { $count ->
        [one] Charla, { $count } mensaje nuevo
       *[other] Charla, { $count } mensajes nuevos
    }
chat-log = Lo que se ha dicho
chat-empty = Nadie ha dicho nada todavía.
chat-text = Di algo
chat-signs = Señas
chat-onlookers = Quien mira no habla.
chat-said = { $name }: { $text }
sign-well-done = ¡Bien hecho!
sign-thinking = Déjame pensar…
sign-hurry = ¿Estás ahí?
sign-thanks = ¡Gracias!
sign-oops = ¡Vaya!
sign-hello = ¡Hola!
game-over = La partida ha terminado
rematch = Revancha
to-the-rematch = Ir a la revancha
play-again = Jugar otra vez
replay = Repetición

## Account

your-name-hint = Lo que leen los demás en la mesa.
account-name-saved = Guardado.
account-title = Conserva tus partidas
account-why = Una cuenta guarda tus partidas y tus ajustes en todos tus dispositivos. Basta un nombre y una contraseña, sin correo electrónico.
account-keeps = Tus partidas y tus ajustes te siguen a cada dispositivo en el que entres.
account-way = ¿Primera vez?
sign-up = Crear una cuenta
log-in = Entrar
log-out = Salir
log-out-everywhere = Salir en todos los dispositivos
account-login-name = Nombre de la cuenta
password = Contraseña
password-hint = Ocho caracteres o más. Si la olvidas, nadie podrá enviártela.
account-made = Tu cuenta está lista, con las partidas que jugaste como visitante.
account-logged-in = Hola de nuevo.
account-logged-out = Has salido de tu cuenta.
your-data = Tus datos
your-data-hint = Todo lo que Groma sabe de ti, para llevártelo o borrarlo.
export-data = Descargar
delete-data = Borrarlo todo
delete-data-warning = Tu nombre, tu cuenta y tus ajustes se borran para siempre. Las partidas que otros jugaron contigo siguen siendo suyas, sin tu nombre.
delete-data-really = Borrar para siempre
account-deleted = Todo lo tuyo está borrado.

## When something goes wrong

trouble-refused = El servidor no ha querido hacerlo y no ha dicho por qué. Vuelve a cargar la página e inténtalo otra vez.
trouble-no-server = El servidor no responde. Quizá esté arrancando: inténtalo dentro de un momento.
trouble-offline = No hay conexión a la red. Inténtalo cuando vuelva.
trouble-page-title = Esta página no ha llegado
trouble-page-text = No se ha podido traer una parte de la página. Vuelve a cargarla cuando haya red.
trouble-lost-title = Terra incognita
trouble-lost-text = Aquí se acaba el camino: no se conoce nada en esta dirección. Quizá se perdió una parte del enlace.
ending-title = No se puede llegar a esta mesa
ending-gone-title = Esa mesa no existe
ending-gone-text = O se entra con invitación: entonces pide el enlace a alguien que esté sentado en ella. Quizá la dirección perdió una parte por el camino, o la mesa se recogió porque nadie llegó a empezar.
ending-removed-title = Tu asiento ha quedado libre
ending-removed-text = El anfitrión te ha quitado de esta mesa. Hay otras mesas abiertas.
ending-replaced-title = Estás jugando en otra ventana
ending-replaced-text = Este asiento se ha abierto en otra ventana o pestaña. Sigue allí, o vuelve a cargar esta página para jugar aquí.
ending-too-many-title = Demasiadas ventanas
ending-too-many-text = Tienes muchas mesas abiertas a la vez. Cierra alguna y vuelve a cargar esta página.
ending-version-title = Hay un Groma más reciente
ending-version-text = El servidor se ha actualizado. Vuelve a cargar esta página para seguir jugando; no se pierde nada.
ending-logged-out-title = Has salido de tu cuenta
ending-logged-out-text = Entra otra vez para seguir jugando; tu asiento te espera.
ending-closed-title = Esta mesa se cerró
ending-closed-text = Su anfitrión la dejó antes de empezar la partida.
