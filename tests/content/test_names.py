"""Every name that a rulebook prints, in its language: scoring cards, terrains and the queen's titles."""

import pytest

from groma.games.cartographers.editions import content
from groma.games.cartographers.solo import TITLES
from groma.words import Words

# The Spanish rulebook translates the base scoring cards and Rift Lands; the French one keeps their English names.
SPANISH = {
    "sentinel-wood": "Bosque Centinela",
    "treetower": "Atalaya Arbórea",
    "greenbough": "Rama Verde",
    "stoneside-forest": "Bosque de Piedras",
    "canal-lake": "Lago Canal",
    "golden-granary": "El Granero Dorado",
    "mages-valley": "Valle de los Magos",
    "shoreside-expanse": "Extensión Costera",
    "wildholds": "Asentamiento Salvaje",
    "great-city": "Gran ciudad",
    "borderlands": "Tierras Fronterizas",
    "lost-barony": "Baronía Perdida",
    "greengold-plains": "Llanuras Oroverde",
    "shieldgate": "Puerta de Escudo",
    "broken-road": "El Camino Quebrado",
    "cauldrons": "Los Calderos",
    "rift-lands": "Tierras Rifeñas",
}
IN_THE_BOX = {"clawsgrove-peaks": "Clawsgrave Peaks", "jorekborg": "Jorekburg"}
TERRAINS = {
    "en": "forest village farm water monster mountain wasteland",
    "es": "bosque aldea granja agua monstruo montaña tierra baldía",
    "fr": "forêt village champs eau monstre montagne terre désolée",
}
TITLES_BY_LANGUAGE = {
    "en": (
        "Legendary Cartographer",
        "Master Mapsmith",
        "Journeyman Topographer",
        "Apprentice Surveyor",
        "Amateur Assessor",
        "Inept Assistant",
        "Dimwitted Doodler",
        "Oblivious Inkdrinker",
    ),
    "es": (
        "Cartógrafo Legendario",
        "Maestro Mapero",
        "Topógrafo Viajero",
        "Aprendiz Agrimensor",
        "Asesor Aficionado",
        "Asistente Inepto",
        "Tonto Garabateador",
        "Bebedor de Tinta Inconsciente",
    ),
    "fr": (
        "Cartographe Légendaire",
        "Maître des Cartes",
        "Topographe Voyageur",
        "Apprenti Géomètre",
        "Conseiller Amateur",
        "Assistant Inapte",
        "Mauvais Gribouilleur",
        "Buveur d’Encre Inconscient",
    ),
}


def straight(name: str) -> str:
    return name.replace("’", "'")


def test_english_names_are_those_on_the_cards() -> None:
    """What an edition's files call a card is what the page calls it, in either printing."""
    found, words = content(), Words("en")
    cards = [*found.explore["base"].values(), *found.explore["heroes"].values(), *found.ruins.values()]
    named = {card.id: card.name for card in cards}
    named |= {card.id: card.name for card in (*found.ambushes.values(), *found.heroes.values())}
    named |= {card.id: card.name for card in found.scoring.values()}
    assert {card: straight(words.text(f"card-{card}")) for card in named} == named
    assert {card: words.text(f"card-{card}-box") for card in IN_THE_BOX} == IN_THE_BOX
    assert [card for card in named if words.has(f"card-{card}-box")] == list(IN_THE_BOX)


def test_spanish_names_are_those_of_the_spanish_rulebook() -> None:
    """All sixteen scoring cards of the base game and Rift Lands are translated there."""
    assert {card: Words("es").text(f"card-{card}") for card in SPANISH} == SPANISH
    assert set(SPANISH) == {"rift-lands", *(c.id for c in content().scoring.values() if c.edition == "base")}


def test_the_french_rulebook_keeps_these_names_in_english() -> None:
    """So they are not translated here either."""
    assert [card for card in SPANISH if Words("fr").text(f"card-{card}") != Words("en").text(f"card-{card}")] == []


@pytest.mark.parametrize("language", TERRAINS)
def test_terrains_are_called_as_in_the_rulebooks(language: str) -> None:
    """In the order of the rulebooks' lists."""
    terrains = ["forest", "village", "farm", "water", "monster", "mountain", "wasteland"]
    told = " ".join(Words(language).text(f"terrain-{terrain}") for terrain in terrains)
    assert told == TERRAINS[language]


@pytest.mark.parametrize("language", TITLES_BY_LANGUAGE)
def test_titles_are_those_of_the_rulebook(language: str) -> None:
    """From the best to the worst. (C32)"""
    told = tuple(Words(language).text(f"title-{title}") for _, title in TITLES)
    assert told == TITLES_BY_LANGUAGE[language]
    assert [mark for mark, _ in TITLES] == [30, 20, 10, 0, -5, -10, -20, -30]
