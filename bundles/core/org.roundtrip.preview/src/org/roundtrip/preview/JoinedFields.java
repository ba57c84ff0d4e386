// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.roundtrip.dissect.Field;

/**
 * The fields of a message that goes on in fragments. A dissector gives each fragment the fields that have bytes in it, and their
 * outer fields again. Here a field that goes on is one field, in which the headers of the fragments stand where they were sent.
 * Used by one thread.
 */
final class JoinedFields {
    private final List<Field> fields = new ArrayList<>();
    private final List<Field> headers = new ArrayList<>();

    /** Adds the fields of a message that begins. */
    void begin(List<Field> message) {
        fields.addAll(message);
    }

    /**
     * Adds the fields of a fragment that goes on with the message that was added before. Where no header is before what goes on,
     * the fields stay apart: they are the same header again.
     */
    void goOn(List<Field> fragment) {
        int again = 1;
        while (again < fragment.size() && !goesOn(fields, fragment.subList(again, fragment.size()))) {
            again++;
        }
        if (again >= fragment.size()) {
            fields.addAll(fragment);
            return;
        }
        List<Field> header = fragment.subList(0, again);
        headers.addAll(header);
        List<Field> joined = joined(fields, header, fragment.subList(again, fragment.size()));
        fields.clear();
        fields.addAll(joined);
    }

    /** Whether the last field of some goes on as the first of others. */
    private static boolean goesOn(List<Field> before, List<Field> after) {
        return !before.isEmpty() && !after.isEmpty() && before.getLast().name().equals(after.getFirst().name())
                && !before.getLast().parts().isEmpty() && !after.getFirst().parts().isEmpty();
    }

    private static List<Field> joined(List<Field> before, List<Field> header, List<Field> after) {
        if (!goesOn(before, after)) {
            return Stream.of(before, header, after).flatMap(List::stream).toList();
        }
        Field begun = before.getLast();
        Field rest = after.getFirst();
        Field whole = new Field(begun.name(), rest.value().isEmpty() ? begun.value() : rest.value(), begun.from(), rest.to(),
                begun.role(), joined(begun.parts(), header, rest.parts()));
        return Stream.of(before.subList(0, before.size() - 1), List.of(whole), after.subList(1, after.size()))
                .flatMap(List::stream).toList();
    }

    /** Returns all fields. */
    List<Field> fields() {
        return List.copyOf(fields);
    }

    /** Returns the headers of the fragments that stand within other fields. */
    List<Field> headers() {
        return List.copyOf(headers);
    }
}
