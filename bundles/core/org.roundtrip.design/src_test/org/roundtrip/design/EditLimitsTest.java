// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.design;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.roundtrip.design.Orders.ORDERS;
import static org.roundtrip.design.Orders.field;
import static org.roundtrip.design.Orders.refusal;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.roundtrip.model.Drawing;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Struct;

/** An edit after which the file could not be read again is refused. */
class EditLimitsTest {
    @Test
    void sizesBeyondWhatFilesHoldAreRefused() {
        Edited edited = new Edited.Done(ORDERS, List.of());
        Piece list = new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(1)));
        int depth = 0;
        while (edited instanceof Edited.Done done && depth < 200) {
            edited = Insertion.insert(done.design(), list, Target.on(field(ORDERS, "price")));
            depth++;
        }
        assertTrue(refusal(edited).contains("nested deeper"), refusal(edited));
    }

    /** A file with one part more could not be read again. */
    @Test
    void aListAroundTheLargestStructIsRefused() {
        List<Field> thousand = members(Shape.MOST_MEMBERS);
        List<Field> most = new ArrayList<>(members(Shape.MOST_PARTS - 9 * (Shape.MOST_MEMBERS + 1) - 1));
        IntStream.range(0, 9).forEach(i -> most.add(new Field("s" + i, new Struct("S" + i, thousand))));
        Design largest = FromModel.design(Drawing.of("Largest", new Struct("Largest", most)));
        Piece list = new Piece.Wrap(Form.Wrapping.LIST, Optional.of(Length.of(1)));
        String reason = refusal(Insertion.insert(largest, list, Target.on(largest.payload().orElseThrow().id())));
        assertTrue(reason.contains("more than 10000 parts"), reason);
    }

    /** A file with a thousand and one fields of a struct could not be read again, either. */
    @Test
    void aFieldMoreThanAStructMayHaveIsRefused() {
        Design full = FromModel.design(Drawing.of("Full", new Struct("Full", members(Shape.MOST_MEMBERS))));
        assertEquals("Full would have more than 1000 parts.", refusal(Insertion.insert(full, new Piece.Values("", Primitive.INT),
                Target.on(full.types().getFirst().id()))));
    }

    private static List<Field> members(int count) {
        return IntStream.range(0, count).mapToObj(i -> new Field("f" + i, Primitive.INT)).toList();
    }
}
