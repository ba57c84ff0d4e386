// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Mapping;
import org.roundtrip.model.Shape.OptionalValue;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Union;

/** Paths lead to nodes and back. */
class PayloadPathTest {
    private static final Struct POINT = new Struct("Point", List.of(new Field("x", Primitive.INT), new Field("xx", Primitive.INT)));
    private static final Struct ALL = new Struct("All", List.of(new Field("from", POINT), new Field("to", POINT),
            new Field("many", new Sequence(new Sequence(POINT, Length.of(2)), Length.of(2))),
            new Field("maybe", new OptionalValue(POINT)), new Field("map", new Mapping(Primitive.INT, POINT, Length.of(2))),
            new Field("one", new Union("One", List.of(new Field("first", POINT), new Field("other", Primitive.INT))))));
    private final Design design = FromModel.design(Drawing.of("all", ALL));
    private final Outline outline = Outline.of(design);

    @ParameterizedTest
    @ValueSource(strings = {"payload", "payload.from", "payload.from.x", "payload.from.xx", "payload.many", "payload.many[]",
            "payload.many[][]", "payload.maybe?", "payload.map[key]", "payload.map[]", "payload.one.other"})
    void aPathLeadsToANodeAndBack(String path) {
        Slot node = PayloadPath.node(design, outline, path).orElseThrow();
        assertEquals(Optional.of(path), PayloadPath.of(design, outline, node.id()));
    }

    @Test
    void aFieldOfATypeThatIsUsedTwiceHasThePathOfTheFirstUse() {
        Slot first = PayloadPath.node(design, outline, "payload.from.x").orElseThrow();
        assertEquals(Optional.of(first), PayloadPath.node(design, outline, "payload.to.x"));
        assertEquals(Optional.of("payload.from.x"), PayloadPath.of(design, outline, first.id()));
    }

    @Test
    void aTypeHasThePathOfItsFirstValue() {
        int point = design.types().stream().filter(type -> type.name().equals("Point")).findFirst().orElseThrow().id();
        assertEquals(Optional.of("payload.from"), PayloadPath.of(design, outline, point));
    }

    @Test
    void eachNodeHasOnePath() {
        assertEquals(List.of("payload", "payload.from", "payload.from.x", "payload.from.xx", "payload.to", "payload.many",
                "payload.many[]", "payload.many[][]", "payload.maybe", "payload.maybe?", "payload.map", "payload.map[key]",
                "payload.map[]", "payload.one", "payload.one.first", "payload.one.other"),
                List.copyOf(PayloadPath.all(design, outline).keySet()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "pay", "payloads", "payload.fro", "payload.from.y", "payload.from[]", "payload.many[", "payload.maybe[]"})
    void otherPathsLeadNowhere(String path) {
        assertEquals(Optional.empty(), PayloadPath.node(design, outline, path));
    }
}
