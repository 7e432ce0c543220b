/** What each drawing shows, by file name without `.svg`, for places where it carries meaning. */
export const illustrationAlternatives: Record<string, string> = {
  "home-hero":
    "A terrace above a calm bay: a small boat with a red sail, white houses on a slope, and a table with coffee and an open notebook",
  istanbul:
    "A ferry on the Bosphorus before the domes and minarets of the old city, with Galata Tower above its houses",
  izmir:
    "The clock tower on Konak square between palm trees, and the Kordon promenade along the gulf",
  antalya:
    "The old harbour of Antalya with a wooden gulet and the Fluted Minaret, a waterfall from the cliffs, and the Taurus mountains",
  "ear-nose-throat":
    "Sea air lifts a linen curtain at an open window; a spiral shell, sage tea and herbs stand on the sill",
  "eye-care":
    "Round spectacles on a ledge: through the lenses a lighthouse and a boat are clear, while haze lies over the sea around them",
  dental:
    "A round mirror above a basin shows white houses along a curved bay; toothbrushes, an apple and mint stand on the shelf",
  "hair-transplant":
    "Young lavender in even rows on a rounded hill, with a tray of seedlings and a watering can on the wall in front",
  "aesthetic-surgery":
    "An amphora on a potter’s wheel beside callipers, with studies of its outline pinned to the wall",
  "dermatology-skin":
    "Light falls through star-shaped openings on a marble basin in a Turkish bath, with olive soap, a copper bowl and a striped towel",
  "bariatric-surgery":
    "A brass balance stands level on a market stall by the sea, with vegetables in one pan and fruit in the other",
  orthopedics:
    "A stone bridge whose arch and its reflection make a circle, with a bicycle on it and walking boots on the bank",
  "icon-ear-nose-throat": "A spiral shell in the wind",
  "icon-eye-care": "Spectacles with the sea in their lenses",
  "icon-dental": "A tooth with a leaf",
  "icon-hair-transplant": "Three young plants on a rounded hill",
  "icon-aesthetic-surgery": "An amphora",
  "icon-dermatology-skin": "A drop of water and a star of light",
  "icon-bariatric-surgery": "A balance that stands level",
  "icon-orthopedics": "A stone bridge over water",
  "how-to-choose-clinic-abroad":
    "A cat sits in a lane before three different doors; a list with ticks lies on a chair",
  "top-medical-travel-destinations-2025":
    "Five postcards on a cord, from Turkey, Thailand, South Korea, Mexico and India, above a suitcase and a globe",
  "hidden-costs-medical-tourism":
    "A long receipt runs over the edge of a table by the sea; a magnifying glass lies on its small print",
  "planning-treatment-abroad-guide":
    "A table from above: a calendar, a map with a route, a list half ticked, a passport and coffee",
  "aftercare-tips-returning-home":
    "A quiet room at home while it rains: an armchair, herbal tea, and a cat asleep on the suitcase",
  empty: "A rowing boat and an empty basket at a landing stage on still water",
  "not-found": "A sea chart whose dotted course runs off the edge, and a paper boat beyond it",
  "thank-you": "A letter folded into a boat sails out at sunrise",
  "turkey-map":
    "Map of Turkey with İstanbul in the north-west, İzmir on the west coast and Antalya on the south coast",
};
