// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.util.List;
import java.util.Map;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.SizePoint;
import org.roundtrip.words.Numbers;

/** Prints sizes as a table: a line for each provider and length. */
final class SizesTable {
    private static final Texts TEXTS = Texts.of(Context.class);

    /** Numbers of packets stand behind the bytes that they carry, and what is of both messages behind them. */
    private static final List<String> COLUMNS = List.of("preview.provider", "sizes.length", "sizes.requestBytes", "sizes.requestPackets",
            "sizes.replyBytes", "sizes.replyPackets", "preview.content", "preview.ratio");
    private static final List<String> BY_IMPORTANCE = List.of("preview.provider", "sizes.length", "sizes.requestBytes", "sizes.replyBytes",
            "sizes.requestPackets", "sizes.replyPackets", "preview.content", "preview.ratio");

    private SizesTable() {
    }

    /** @param curves of each provider @param mtu with which packets are counted */
    static void print(Map<String, List<SizePoint>> curves, int mtu, boolean wide, Context context) {
        TextTable table = new TextTable(COLUMNS.stream().map(TEXTS::text).toList(), 1);
        curves.forEach((provider, points) -> points.forEach(point -> table.add(List.of(context.catalogue().label(provider),
                Numbers.count(point.length()), Numbers.count(point.requestBytes()), Numbers.count(point.requestPackets()),
                Numbers.count(point.replyBytes()), Numbers.count(point.replyPackets()), Numbers.count(point.contentBytes()),
                Double.isNaN(point.ratio()) ? Numbers.NOT_MEASURED : Numbers.ratio(point.ratio())))));
        context.print(table, BY_IMPORTANCE.stream().map(COLUMNS::indexOf).toList(), 2, wide);
        context.print(TEXTS.text("sizes.packets", Numbers.count(mtu)));
    }
}
