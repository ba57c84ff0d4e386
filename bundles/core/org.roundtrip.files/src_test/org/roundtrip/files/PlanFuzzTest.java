// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Behaviour;
import org.roundtrip.model.Contract;
import org.roundtrip.model.Length;
import org.roundtrip.model.Network;
import org.roundtrip.model.Operation;
import org.roundtrip.model.Plan;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.ProviderChoice;
import org.roundtrip.model.machine.Placement;
import org.roundtrip.model.Shape;

@Tag("fuzz")
class PlanFuzzTest {
    private static final List<String> MODES = List.of("loopback", "wire", "ethernet-100");
    private static final List<Shape> KEYS = List.of(Shape.Primitive.INT, Shape.Primitive.LONG,
            new Shape.Text(new Length(0, 9), Shape.Repertoire.LATIN1), new Shape.Text(Length.of(7), Shape.Repertoire.UNICODE));
    private static final String JSON_BITS = "{}[]\",:-+0123456789.eE tfnull\\\u00e9\u0000";

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void randomPlansReadBackEqual(long seed) throws Exception {
        Random random = new Random(seed);
        for (int i = 0; i < 100; i++) {
            Plan plan = plan(random);
            assertEquals(plan, PlanFiles.parse(PlanFiles.toJson(plan), "p"));
        }
    }

    @ParameterizedTest
    @ValueSource(longs = {6, 7, 8, 9, 10})
    void mutatedPlansAreReadOrRefusedInOneSentence(long seed) {
        Random random = new Random(seed);
        int refused = 0;
        for (int i = 0; i < 400; i++) {
            StringBuilder json = new StringBuilder(PlanFilesTest.PLAN);
            for (int change = random.nextInt(4); change >= 0; change--) {
                mutate(json, random);
            }
            try {
                PlanFiles.parse(json.toString(), "p");
            } catch (InvalidFileException e) {
                refused++;
                assertTrue(e.getMessage().lines().count() == 1 && e.getMessage().length() < 700, e.getMessage());
            }
        }
        assertTrue(refused > 200, refused + " of 400");
    }

    private static void mutate(StringBuilder json, Random random) {
        int at = random.nextInt(json.length());
        int length = Math.min(json.length() - at, 1 + random.nextInt(random.nextInt(10) == 0 ? 60 : 3));
        switch (random.nextInt(4)) {
            case 0 -> json.delete(at, at + length);
            case 1 -> json.insert(at, json.substring(at, at + length));
            case 2 -> json.insert(at, "-1");
            default -> json.setCharAt(at, JSON_BITS.charAt(random.nextInt(JSON_BITS.length())));
        }
    }

    private static Plan plan(Random random) {
        List<Operation> operations = new ArrayList<>();
        int[] names = {0};
        for (int i = 0; i <= random.nextInt(4); i++) {
            List<Operation.Parameter> parameters = new ArrayList<>();
            for (int p = 0; p < random.nextInt(3); p++) {
                parameters.add(new Operation.Parameter("p" + p, shape(random, 4, names)));
            }
            operations.add(new Operation("op" + i, parameters, Optional.of(shape(random, 5, names)),
                    Behaviour.GENERATE));
        }
        return new Plan("Plan \"" + (char) (0x20 + random.nextInt(0x3000)), random.nextBoolean() ? "" : "a\nb",
                new Contract(random.nextBoolean() ? "Service" : "Other", operations),
                List.of(ProviderChoice.of("rmi"), new ProviderChoice("rmi", "other \u00e4", Map.of("a", "1", "b", ""))),
                new Protocol(1 + random.nextInt(1000), random.nextBoolean()
                        ? Amount.atLeast(1 + random.nextInt(3), 0.1) : new Amount(random.nextInt(3), random.nextInt(3) * 0.1),
                        Amount.calls(1 + random.nextLong(1_000_000_000_000L)), random.nextInt(9), 1 + random.nextInt(9),
                        64 + random.nextInt(9), random.nextLong())
                        .with(Network.of(MODES.get(random.nextInt(3)), random.nextInt(9))).with(placement(random)));
    }

    private static Placement placement(Random random) {
        Placement.Kind kind = Placement.Kind.values()[random.nextInt(Placement.Kind.values().length)];
        return Placement.of(kind.word()).orElse(Placement.listed("0", "1-" + (1 + random.nextInt(9))));
    }

    private static Shape shape(Random random, int depth, int[] names) {
        return switch (random.nextInt(depth == 0 ? 7 : 12)) {
            case 0, 1 -> Shape.Primitive.values()[random.nextInt(Shape.Primitive.values().length)];
            case 2 -> new Shape.Text(length(random), Shape.Repertoire.values()[random.nextInt(2)]);
            case 3 -> new Shape.Bytes(length(random));
            case 4 -> new Shape.Enumeration("E" + names[0]++, List.of("A", "B_" + random.nextInt(9)));
            case 5 -> new Shape.Timestamp();
            case 6 -> new Shape.Decimal(31, random.nextInt(32));
            case 7 -> new Shape.Sequence(shape(random, depth - 1, names), length(random));
            case 8 -> new Shape.OptionalValue(new Shape.Sequence(shape(random, depth - 1, names), length(random)));
            case 9 -> new Shape.Mapping(KEYS.get(random.nextInt(KEYS.size())), shape(random, depth - 1, names),
                    Length.of(random.nextInt(10)));
            case 10 -> new Shape.Union("U" + names[0]++, fields(1 + random.nextInt(3), random, depth, names));
            default -> new Shape.Struct("S" + names[0]++, fields(random.nextInt(4), random, depth, names));
        };
    }

    private static List<Shape.Field> fields(int count, Random random, int depth, int[] names) {
        List<Shape.Field> fields = new ArrayList<>();
        for (int f = 0; f < count; f++) {
            fields.add(new Shape.Field("f" + f, shape(random, depth - 1, names)));
        }
        return fields;
    }

    private static Length length(Random random) {
        int min = random.nextInt(random.nextBoolean() ? 5 : Integer.MAX_VALUE);
        return random.nextBoolean() ? Length.of(min) : new Length(min, Integer.MAX_VALUE);
    }
}
