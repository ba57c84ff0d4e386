// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.design.sizes;

import java.util.Comparator;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.words.Numbers;
import org.roundtrip.ui.table.Column;
import org.roundtrip.ui.table.ColumnHead;

/** A column of the table of sizes. */
enum SizeColumn implements Column<SizeRow> {
    PROVIDER("provider", row -> row.point() != null ? row.label() : Texts.of(SizeColumn.class).text("notFetched", row.label()), null),
    LENGTH("length", SizePoint::length),
    CONTENT("content", SizePoint::contentBytes),
    REQUEST("request", SizePoint::requestBytes),
    REPLY("reply", SizePoint::replyBytes),
    REQUEST_PACKETS("requestPackets", SizePoint::requestPackets),
    REPLY_PACKETS("replyPackets", SizePoint::replyPackets),
    RATIO("ratio", row -> row.point() == null ? "" : Double.isNaN(row.point().ratio()) ? Numbers.NOT_MEASURED
            : Numbers.ratio(row.point().ratio()), SizePoint::ratio);

    private final String key;
    private final Function<SizeRow, String> text;
    private final ToDoubleFunction<SizePoint> value;

    SizeColumn(String key, ToDoubleFunction<SizePoint> value) {
        this(key, row -> row.point() == null ? "" : Numbers.count(value.applyAsDouble(row.point())), value);
    }

    SizeColumn(String key, Function<SizeRow, String> text, ToDoubleFunction<SizePoint> value) {
        this.key = key;
        this.text = text;
        this.value = value;
    }

    @Override
    public ColumnHead head() {
        Texts texts = Texts.of(SizeColumn.class);
        return new ColumnHead(texts.text("column." + key), texts.text("column." + key + ".tip"), value != null, 0);
    }

    @Override
    public String text(SizeRow row) {
        return text.apply(row);
    }

    @Override
    public Comparator<SizeRow> order(boolean ascending) {
        Comparator<SizeRow> order = value == null ? Comparator.comparing(SizeRow::label)
                : Comparator.comparingDouble(row -> row.point() == null ? 0 : value.applyAsDouble(row.point()));
        // What has no figures stands below all others.
        return Comparator.comparing((SizeRow row) -> row.point() == null).thenComparing(ascending ? order : order.reversed());
    }
}
