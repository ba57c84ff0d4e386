// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.roundtrip.design.Design;
import org.roundtrip.design.FromModel;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.ui.design.editing.PayloadEditing;

/** Which length the view of sizes changes at first. */
class SweptPlacesTest {
    private static final Shape TEXT = new Shape.Text(Length.of(30), Shape.Repertoire.LATIN1);
    private final PayloadEditing payload = new PayloadEditing();

    @AfterEach
    void end() {
        payload.dispose();
    }

    private Optional<String> first(Shape shape) {
        Design design = FromModel.design(Drawing.of("Drawn", shape));
        payload.begin(design, design);
        return SweptPlaces.ofMostWeight(payload.editing(), SweptPlaces.of(payload.editing(), Optional.empty()));
    }

    @Test
    void theListIsTakenRatherThanATextBeforeItOrWithinIt() {
        Struct order = new Struct("Order", List.of(new Field("code", TEXT), new Field("number", Primitive.INT)));
        assertEquals(Optional.of("payload.orders"), first(new Struct("Data", List.of(new Field("customer", TEXT),
                new Field("orders", new Sequence(order, Length.of(4)))))));
    }

    @Test
    void aTextInManyElementsWeighsMoreThanOneNumberMore() {
        assertEquals(Optional.of("payload[].text"), first(new Sequence(new Struct("Line", List.of(new Field("text",
                new Shape.Text(Length.of(2), Shape.Repertoire.LATIN1)))), Length.of(100))));
    }

    @Test
    void theFirstOfSeveralAlikeIsTaken() {
        assertEquals(Optional.of("payload.a"), first(new Struct("Data", List.of(new Field("a", TEXT), new Field("b", TEXT)))));
        assertEquals(Optional.empty(), first(Primitive.INT));
    }
}
