// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.palette;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.Length;
import org.roundtrip.model.Shape;
import org.roundtrip.model.Shape.Field;
import org.roundtrip.model.Shape.Primitive;
import org.roundtrip.model.Shape.Repertoire;
import org.roundtrip.model.Shape.Sequence;
import org.roundtrip.model.Shape.Struct;
import org.roundtrip.model.Shape.Text;

/** The structs of N. A. B. Gray's paper of 2005, in which strings and lists are as long as its text says or as is usual. */
final class PaperShapes {
    private static final Text SHORT = text(8, 20);
    private static final Text LINE = text(10, 40);

    private PaperShapes() {
    }

    /** Returns the shapes by their names in the paper. */
    static Map<String, Shape> all() {
        Map<String, Shape> shapes = new LinkedHashMap<>();
        Struct data2 = new Struct("Data2", List.of(new Field("d1", Primitive.LONG),
                new Field("d2", new Sequence(text(8, 68), Length.of(4))),
                new Field("d3", new Sequence(Primitive.DOUBLE, Length.of(8)))));
        shapes.put("Data2", data2);
        shapes.put("Data2[4]", new Sequence(data2, Length.of(4)));
        shapes.put("Data3", data3());
        shapes.put("Data3[8]", new Sequence(data3(), Length.of(8)));
        return shapes;
    }

    private static Struct data3() {
        Struct address = new Struct("Address", List.of(new Field("postcode", Primitive.LONG),
                new Field("unit", SHORT), new Field("street", LINE), new Field("city", SHORT), new Field("state", SHORT)));
        Struct date = new Struct("SimpleDate", List.of(new Field("day", Primitive.LONG), new Field("month", text(3, 9)),
                new Field("year", Primitive.LONG)));
        Struct order = new Struct("Order", List.of(new Field("date", date), new Field("productcode", SHORT),
                new Field("number", Primitive.INT)));
        return new Struct("Data3", List.of(new Field("customer", LINE), new Field("salesrep", LINE),
                new Field("address", address), new Field("orders", new Sequence(order, new Length(1, 9)))));
    }

    private static Text text(int least, int most) {
        return new Text(new Length(least, most), Repertoire.LATIN1);
    }
}
