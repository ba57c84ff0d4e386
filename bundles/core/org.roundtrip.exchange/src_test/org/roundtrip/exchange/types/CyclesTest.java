// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.exchange.types;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.roundtrip.exchange.types.Cycles.Place;

/** Which members are cut. A type is its name, a colon and its members: x a value, B a type, B* a list of it; a union begins with |. */
class CyclesTest {

    @ParameterizedTest
    @CsvSource(delimiter = '=', quoteCharacter = '`', textBlock = """
            A: x B; B: x C; C: x                          = ``
            A: x A                                        = A.1
            A: A* A* x                                    = A.0 A.1
            A: x B; B: x A                                = B.1
            A: x x B; B: x A                              = A.2
            A: x B; B: x x A*                             = B.2
            V: |x x L; L: E*; E: x V; R: x E*             = V.2
            V: |x x L; L: E*; E: x V                      = V.2
            S: V*; V: |x x S L; L: V*                     = V.2 V.3
            R: K* V; V: |x x x A L; A: V*; L: K*; K: x V  = V.3 V.4
            E: |x B; B: E E                               = E.1
            R: x B; A: x x x B; B: x A                    = A.3
            P: x C; C: x x P*                             = C.2
            A: B; B: A                                    = B.0
            A: x B; B: x C; C: x A; D: x x D              = C.1 D.2
            """)
    void theFewestValuesAreLost(String types, String cut) {
        Map<String, Declared> declared = types(types);
        assertEquals(cut, Cycles.cuts(declared, List.of()).keySet().stream().map(place -> place.key() + "." + place.member())
                .sorted().collect(Collectors.joining(" ")));
    }

    @Test
    void aChosenTypeLosesTheFewest() {
        Map<String, Declared> declared = types("A: x x B; B: x A");
        assertEquals(Map.of(new Place("B", 1), "A"), Cycles.cuts(declared, List.of("A")));
        assertEquals(Map.of(new Place("A", 2), "B"), Cycles.cuts(declared, List.of("B")));
    }

    @Test
    void whatIsLeftHasNoCycleHoweverLongOneIs() {
        Random random = new Random(1);
        for (int size : List.of(1, 2, 5, 20, 60, 3000)) {
            StringBuilder types = new StringBuilder();
            for (int i = 0; i < size; i++) {
                types.append("T").append(i).append(": x T").append((i + 1) % size);
                for (int j = random.nextInt(3); j > 0; j--) {
                    types.append(" T").append(random.nextInt(size)).append(random.nextBoolean() ? "*" : "");
                }
                types.append(";");
            }
            Map<String, Declared> declared = types(types.toString());
            Map<Place, String> cuts = Cycles.cuts(declared, List.of());
            Map<String, Declared> left = new LinkedHashMap<>();
            declared.forEach((key, type) -> {
                List<Declared.Member> members = new ArrayList<>(((Declared.Fields) type).members());
                for (int i = members.size() - 1; i >= 0; i--) {
                    if (cuts.containsKey(new Place(key, i))) {
                        members.remove(i);
                    }
                }
                left.put(key, new Declared.Fields(key, key, members));
            });
            assertFalse(cuts.isEmpty());
            assertEquals(Map.of(), Cycles.cuts(left, List.of()));
        }
    }

    private static Map<String, Declared> types(String text) {
        Map<String, Declared> types = new LinkedHashMap<>();
        for (String type : text.split(";")) {
            String[] parts = type.strip().split(": ");
            boolean union = parts[1].startsWith("|");
            List<Declared.Member> members = new ArrayList<>();
            for (String word : parts[1].replace("|", "").split(" ")) {
                String name = word.replace("*", "");
                Sketch sketch = name.equals("x") ? Sketch.Chars.PLAIN : new Sketch.Named(name);
                members.add(new Declared.Member("m" + members.size(), word.endsWith("*") ? new Sketch.Items(sketch, Optional.empty()) : sketch));
            }
            types.put(parts[0], union ? new Declared.Cases(parts[0], parts[0], members) : new Declared.Fields(parts[0], parts[0], members));
        }
        return types;
    }
}
