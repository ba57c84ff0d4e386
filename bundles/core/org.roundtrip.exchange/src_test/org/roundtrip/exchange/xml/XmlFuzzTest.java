// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.xml;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.roundtrip.exchange.Importer;
import org.roundtrip.exchange.SourceFile;
import org.roundtrip.files.InvalidFileException;

/** Damaged and senseless files are refused in a sentence, or read; nothing else happens. */
@Tag("fuzz")
class XmlFuzzTest {
    private static final List<String> WORDS = List.of("sequence", "choice", "all", "group", "element", "complexType", "simpleType", "extension", "restriction", "attribute",
            "attributeGroup", "union", "list", "simpleContent", "complexContent", "redefine", "include", "import", "any", "ref", "type", "base", "name", "minOccurs", "maxOccurs",
            "unbounded", "0", "-1", "99999999999999999999", "substitutionGroup", "itemType", "memberTypes", "message", "part", "Row", "Base", "G", "xs:int", "tns:P", "", "&#65;", "]]>");

    private static List<Path> seeds() throws Exception {
        try (Stream<Path> all = Files.walk(XmlCasesTest.folder())) {
            return all.filter(Files::isRegularFile).sorted().toList();
        }
    }

    @Test
    void damagedFilesAreReadOrRefused() throws Exception {
        damage(1, 60);
    }

    @Tag("night")
    @Test
    void moreDamagedFilesAreReadOrRefused() throws Exception {
        damage(new Random().nextLong(), 3000);
    }

    private static void damage(long seed, int times) throws Exception {
        Random random = new Random(seed);
        for (Path file : seeds()) {
            String text = Files.readString(file, StandardCharsets.ISO_8859_1);
            for (int i = 0; i < times; i++) {
                String damaged = random.nextBoolean() ? bytes(text, random) : words(text, random);
                for (Importer importer : XmlCasesTest.IMPORTERS) {
                    assertDoesNotThrow(() -> read(importer, file, damaged), () -> "seed " + seed + ": " + damaged);
                }
            }
        }
    }

    private static void read(Importer importer, Path file, String text) {
        try {
            importer.read(SourceFile.of(file.getFileName().toString(), text.getBytes(StandardCharsets.ISO_8859_1)), Optional.empty());
        } catch (InvalidFileException refused) {
            assertFalse(refused.getMessage().isBlank());
        }
    }

    private static String bytes(String text, Random random) {
        StringBuilder damaged = new StringBuilder(text);
        for (int i = random.nextInt(4); i >= 0 && damaged.length() > 0; i--) {
            int at = random.nextInt(damaged.length());
            switch (random.nextInt(3)) {
                case 0 -> damaged.setCharAt(at, (char) random.nextInt(256));
                case 1 -> damaged.delete(at, Math.min(damaged.length(), at + random.nextInt(40)));
                default -> damaged.insert(at, damaged.substring(at, Math.min(damaged.length(), at + random.nextInt(200))));
            }
        }
        return damaged.toString();
    }

    /** Exchanges words, so that most files are still XML but not a sensible schema. */
    private static String words(String text, Random random) {
        List<int[]> places = new ArrayList<>();
        for (int i = 0; i < text.length();) {
            int end = i;
            while (end < text.length() && Character.isLetterOrDigit(text.charAt(end))) {
                end++;
            }
            if (end > i) {
                places.add(new int[] {i, end});
            }
            i = end + 1;
        }
        String damaged = text;
        for (int i = random.nextInt(5); i >= 0; i--) {
            int[] place = places.get(random.nextInt(places.size()));
            String old = text.substring(place[0], place[1]);
            String other = WORDS.get(random.nextInt(WORDS.size()));
            damaged = random.nextBoolean() ? damaged.replace(old, other) : damaged.replaceFirst("\\b" + old + "\\b", java.util.regex.Matcher.quoteReplacement(other));
        }
        return damaged;
    }

    @Test
    void groupsThatDoubleEnd() throws Exception {
        StringBuilder schema = new StringBuilder("<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>");
        for (int i = 0; i < 60; i++) {
            for (String kind : List.of("group", "attributeGroup")) {
                String twice = ("<xs:" + kind + " ref='g" + (i + 1) + "'/>").repeat(2);
                schema.append("<xs:" + kind + " name='g" + i + "'>").append(kind.equals("group") ? "<xs:sequence>" + twice + "</xs:sequence>" : twice).append("</xs:" + kind + ">");
            }
        }
        schema.append("<xs:complexType name='T'><xs:sequence><xs:group ref='g0'/><xs:element name='n' type='xs:int'/></xs:sequence><xs:attributeGroup ref='g0'/></xs:complexType></xs:schema>");
        read(new XsdReader(), Path.of("a.xsd"), schema.toString());
    }

    @Test
    void longChainsEnd() throws Exception {
        StringBuilder schema = new StringBuilder("<xs:schema xmlns:xs='http://www.w3.org/2001/XMLSchema'>");
        for (int i = 0; i < 20_000; i++) {
            schema.append("<xs:element name='e" + i + "'><xs:complexType><xs:sequence><xs:element ref='e" + (i + 1) + "'/></xs:sequence></xs:complexType></xs:element>");
            schema.append("<xs:complexType name='t" + i + "'><xs:complexContent><xs:extension base='t" + (i + 1) + "'/></xs:complexContent></xs:complexType>");
            schema.append("<xs:simpleType name='s" + i + "'><xs:restriction base='s" + (i + 1) + "'/></xs:simpleType>");
            schema.append("<xs:element name='u" + i + "' substitutionGroup='u" + (i + 1) + "'/>");
        }
        read(new XsdReader(), Path.of("a.xsd"), schema.append("</xs:schema>").toString());
    }
}
