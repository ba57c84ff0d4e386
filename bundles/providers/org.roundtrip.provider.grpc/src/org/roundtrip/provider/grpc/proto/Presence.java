// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.grpc.proto;

/**
 * Which fields of a file may be absent.
 *
 * @param labelled whether fields say {@code required} or {@code optional}, as in proto2
 * @param edition  whether features say it
 * @param explicit whether in an edition a field that says nothing may be absent
 */
record Presence(boolean labelled, boolean edition, boolean explicit) {
    private static final int EXPLICIT = 1, IMPLICIT = 2;
    private static final int OPTIONAL = 1;

    static Presence of(Node file) {
        return new Presence(!file.has("syntax") || file.text("syntax").equals("proto2"), file.text("syntax").equals("editions"),
                said(file) != IMPLICIT);
    }

    /** @param field one that is not repeated */
    boolean absent(Node field) {
        if (edition) {
            // As in proto3, a message without a label is one that is there.
            return !ProtoFields.message(field) && (said(field) == 0 ? explicit : said(field) == EXPLICIT);
        }
        return field.flag("proto3_optional") || labelled && field.number("label") == OPTIONAL;
    }

    private static int said(Node described) {
        return described.nodes("options").stream().flatMap(options -> options.nodes("features").stream())
                .mapToInt(features -> features.number("field_presence")).filter(number -> number != 0).findFirst().orElse(0);
    }
}
