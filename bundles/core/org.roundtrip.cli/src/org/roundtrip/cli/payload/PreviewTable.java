// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.payload;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.preview.Preview;
import org.roundtrip.preview.WireMessage;
import org.roundtrip.words.Numbers;

/** Prints previews as a table: a line for each request and each reply. */
final class PreviewTable {
    private static final Texts TEXTS = Texts.of(Context.class);
    private static final List<ByteRole> ROLES = List.of(ByteRole.PROTOCOL_HEADER, ByteRole.TYPE_INFORMATION, ByteRole.CONTENT,
            ByteRole.PADDING, ByteRole.ENCRYPTED, ByteRole.UNKNOWN);
    private static final int FIRST_NUMBER = 2;

    private PreviewTable() {
    }

    /** The columns stand in the order in which they say most. */
    static void print(Collection<Preview> previews, boolean wide, Context context) {
        List<String> head = new ArrayList<>(List.of(TEXTS.text("preview.provider"), TEXTS.text("preview.message"),
                TEXTS.text("preview.bytes"), TEXTS.text("preview.content"), TEXTS.text("preview.ratio")));
        ROLES.forEach(role -> head.add(TEXTS.text("preview.role." + role.name())));
        TextTable table = new TextTable(head, FIRST_NUMBER);
        for (Preview preview : previews) {
            String provider = context.catalogue().label(preview.provider());
            table.add(row(provider, TEXTS.text("preview.request"), preview.request()));
            preview.reply().ifPresent(reply -> table.add(row(provider, TEXTS.text("preview." + reply.answerTerm()), reply)));
        }
        context.print(table, table.columns(), FIRST_NUMBER, wide);
    }

    private static List<String> row(String provider, String name, WireMessage message) {
        List<String> row = new ArrayList<>(List.of(provider, name, Numbers.count((long) message.size()),
                Numbers.count(message.contentBytes()),
                Double.isNaN(message.ratio()) ? Numbers.NOT_MEASURED : Numbers.ratio(message.ratio())));
        ROLES.forEach(role -> row.add(Numbers.count((long) message.roles().getOrDefault(role, 0))));
        return row;
    }
}
