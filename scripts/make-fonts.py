#!/usr/bin/python3
"""Makes the site's font files from the packages in node_modules. src/styles/fonts/README.md says why.

Needs fontTools 4.38 or later and its brotli support (Debian: python3-fonttools python3-brotli).
"""

import copy
import sys
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont
from fontTools.ttLib.tables import otTables
from fontTools.varLib import instancer

PROJECT = Path(__file__).resolve().parents[1]
HERE = PROJECT / "src" / "styles" / "fonts"
PACKAGES = PROJECT / "node_modules" / "@fontsource-variable"

# The characters of the site's own texts, checked by tests/styles/fonts.test.ts.
TEXT = "".join(map(chr, range(0x20, 0x7F))) + "\u00a0£©°·×½ÇÖÜßâæçéïöøüđğĞİıłœşŞ–—‘’“”…₺−↑↓"
# Characters that appear in no heading: in sentences, code or names of keys only.
NOT_IN_HEADINGS = "#$*<=>@[\\]^_`{|}~©×½−↑↓"
# Characters of people's names, which are only shown in the sans-serif font: the other letters of Western
# European languages, Latin Extended-A, and Romanian. Bullets are left out, because every page with a list
# would then load the file.
NAMES = "".join(
    character
    for character in (
        "".join(map(chr, range(0xC0, 0x180)))
        + "ȘșȚț¡¿€º®™±«»§¶‚„†′″"
    )
    if character not in TEXT and ord(character) not in (0x132, 0x133, 0x13F, 0x140, 0x149, 0x17F)
)

# The letter whose kerning is used for a copied letter.
KERN_LIKE = {"İ": "I", "ı": "i", "Ş": "S", "ş": "s", "Ğ": "G", "ğ": "g", "₺": None}


def main() -> None:
    make(
        sources=[
            PACKAGES / "newsreader/files/newsreader-latin-standard-normal.woff2",
            PACKAGES / "newsreader/files/newsreader-latin-ext-standard-normal.woff2",
        ],
        # Headings are 22 to 68 pixels high. With one optical size in between and one weight, the file is
        # two thirds smaller.
        limits={"wght": 560, "opsz": 36},
        characters="".join(c for c in TEXT if c not in NOT_IN_HEADINGS),
        # Not the full family's name, because the file is a subset.
        family="Newsreader Headings",
        output=HERE / "newsreader-headings.woff2",
    )
    for characters, name in ((TEXT, "coast-sans"), (NAMES, "coast-sans-names")):
        make(
            sources=[
                PACKAGES / "source-sans-3/files/source-sans-3-latin-wght-normal.woff2",
                PACKAGES / "source-sans-3/files/source-sans-3-latin-ext-wght-normal.woff2",
            ],
            limits={"wght": (400, 600)},
            characters=characters,
            # The licence reserves the name "Source" for the unchanged font.
            family="Coast Sans",
            output=HERE / f"{name}.woff2",
        )
    print("unicode-range of the names:", unicode_range(NAMES))


def unicode_range(characters: str) -> str:
    """The characters in the format of `unicode-range`, with consecutive ones as ranges."""
    ranges: list[list[int]] = []
    for code in sorted(map(ord, characters)):
        if ranges and code == ranges[-1][1] + 1:
            ranges[-1][1] = code
        else:
            ranges.append([code, code])
    return ", ".join(f"U+{a:x}" if a == b else f"U+{a:x}-{b:x}" for a, b in ranges)


def make(sources, limits, characters, family, output) -> None:
    font, *others = (TTFont(source, recalcTimestamp=False) for source in sources)
    wanted = {ord(character) for character in characters}
    for other in others:
        copy_glyphs(other, font, wanted)
    # The phantom points in gvar already contain how advances vary. This table repeats that, and lacks the
    # copied glyphs.
    if "HVAR" in font:
        del font["HVAR"]
    instancer.instantiateVariableFont(font, limits, inplace=True, optimize=True)
    # The subsetter expects an entry for each glyph, even if it no longer varies.
    for name in font.getGlyphOrder() if "gvar" in font else []:
        if name not in font["gvar"].variations:
            font["gvar"].variations[name] = []

    options = Options()
    options.layout_features = ["kern", "liga", "locl", "ccmp", "tnum", "pnum", "rvrn"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 4, 6, 13, 14]
    options.glyph_names = False
    options.flavor = "woff2"
    subsetter = Subsetter(options)
    subsetter.populate(unicodes=wanted)
    subsetter.subset(font)

    rename(font, family)
    font.flavor = "woff2"
    font.save(output)
    missing = sorted(wanted - set(font.getBestCmap()))
    print(
        f"{output.name}: {output.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs,"
        f" missing: {' '.join(map(chr, missing)) or 'nothing'}"
    )


def copy_glyphs(source: TTFont, target: TTFont, wanted: set[int]) -> None:
    """Copies the wanted characters that `target` lacks, with outline, variation and advance."""
    have = target.getBestCmap()
    there = source.getBestCmap()
    order = list(target.getGlyphOrder())
    kern_like = {}
    for code in sorted(wanted - set(have)):
        if code not in there:
            continue
        for name in with_components(source, there[code]):
            if name in order:
                if source["glyf"][name] != target["glyf"][name]:
                    sys.exit(f"{name} differs between the two files.")
                continue
            order.append(name)
            target["glyf"].glyphs[name] = copy.deepcopy(source["glyf"][name])
            target["gvar"].variations[name] = copy.deepcopy(source["gvar"].variations[name])
            target["hmtx"].metrics[name] = source["hmtx"].metrics[name]
        for table in target["cmap"].tables:
            if table.isUnicode():
                table.cmap[code] = there[code]
        base = base_letter(chr(code))
        if base and ord(base) in have:
            kern_like[there[code]] = have[ord(base)]
    target.setGlyphOrder(order)
    target["glyf"].glyphOrder = order
    target["maxp"].numGlyphs = len(order)
    extend_kerning(target, kern_like)


def with_components(font: TTFont, name: str):
    glyph = font["glyf"][name]
    if glyph.isComposite():
        for component in glyph.components:
            yield from with_components(font, component.glyphName)
    yield name


def base_letter(character: str) -> str | None:
    import unicodedata

    if character in KERN_LIKE:
        return KERN_LIKE[character]
    decomposed = unicodedata.normalize("NFD", character)
    return decomposed[0] if len(decomposed) > 1 else None


def extend_kerning(font: TTFont, kern_like: dict[str, str]) -> None:
    """Adds each copied letter to the kerning classes of its base letter."""
    for lookup in font["GPOS"].table.LookupList.Lookup:
        for subtable in lookup.SubTable:
            if isinstance(subtable, otTables.ExtensionPos):
                subtable = subtable.ExtSubTable
            if not isinstance(subtable, otTables.PairPos):
                continue
            for new, base in kern_like.items():
                if subtable.Format == 2:
                    if base in subtable.Coverage.glyphs:
                        subtable.Coverage.glyphs.append(new)
                    for classes in (subtable.ClassDef1.classDefs, subtable.ClassDef2.classDefs):
                        if base in classes:
                            classes[new] = classes[base]
                else:
                    for pairs in subtable.PairSet:
                        pairs.PairValueRecord += [
                            replaced(record, new)
                            for record in pairs.PairValueRecord
                            if record.SecondGlyph == base
                        ]
                    if base in subtable.Coverage.glyphs:
                        first = subtable.Coverage.glyphs.index(base)
                        subtable.Coverage.glyphs.append(new)
                        subtable.PairSet.append(copy.deepcopy(subtable.PairSet[first]))
            sort_pairs(font, subtable)


def sort_pairs(font: TTFont, subtable) -> None:
    """Sorts a subtable by glyph ID again, because programs use binary search to read it."""
    covered = subtable.Coverage.glyphs
    order = sorted(range(len(covered)), key=lambda place: font.getGlyphID(covered[place]))
    subtable.Coverage.glyphs = [covered[place] for place in order]
    if subtable.Format == 1:
        subtable.PairSet = [subtable.PairSet[place] for place in order]
        for pairs in subtable.PairSet:
            pairs.PairValueRecord.sort(key=lambda record: font.getGlyphID(record.SecondGlyph))


def replaced(record, glyph: str):
    copied = copy.deepcopy(record)
    copied.SecondGlyph = glyph
    return copied


def rename(font: TTFont, family: str) -> None:
    for record in list(font["name"].names):
        if record.nameID == 1:
            record.string = family
        elif record.nameID == 2:
            record.string = "Regular"
        elif record.nameID == 4:
            record.string = f"{family} Regular"
        elif record.nameID == 6:
            record.string = f"{family.replace(' ', '')}-Regular"


if __name__ == "__main__":
    main()
