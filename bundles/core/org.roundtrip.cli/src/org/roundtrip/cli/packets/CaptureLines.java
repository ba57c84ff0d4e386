// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.cli.packets;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.AbstractList;
import java.util.List;
import java.util.Set;
import org.roundtrip.cli.terminal.Context;
import org.roundtrip.cli.terminal.TextTable;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/** Packets or messages of a capture, one a line. People number them, and calls and connections, from 1. */
abstract class CaptureLines {
    private static final String MESSAGE = "message";
    private static final Set<String> TEXTS = Set.of("from", "flags", MESSAGE);
    private final List<String> columns;
    private final List<String> byImportance;

    /** @param columns their names in the keys of texts @param byImportance the same ones, those first that say most */
    CaptureLines(List<String> columns, List<String> byImportance) {
        this.columns = columns;
        this.byImportance = byImportance;
    }

    /** The cells of a packet or message. @param number from 0 */
    abstract List<String> row(int number) throws IOException;

    /** A packet or message as JSON. @param number from 0 */
    abstract String json(int number) throws IOException;

    /** A table of some of them, which are read when it is printed. */
    TextTable table(int[] numbers) {
        TextTable table = new TextTable(heads(), index -> !TEXTS.contains(columns.get(index)), rows(numbers));
        table.breakTexts(columns.indexOf(MESSAGE));
        return table;
    }

    private List<List<String>> rows(int[] numbers) {
        return new AbstractList<>() {
            @Override
            public List<String> get(int index) {
                try {
                    return row(numbers[index]);
                } catch (IOException e) {
                    throw new UncheckedIOException(e);
                }
            }

            @Override
            public int size() {
                return numbers.length;
            }
        };
    }

    private List<String> heads() {
        return columns.stream().map(name -> Texts.of(Context.class).text("packets.list." + name)).toList();
    }

    /** The indices of the columns, those first that say most. */
    List<Integer> byImportance() {
        return byImportance.stream().map(columns::indexOf).toList();
    }

    static String counted(Number fromZero) {
        return Numbers.count(fromZero == null ? null : fromZero.longValue() + 1);
    }
}
