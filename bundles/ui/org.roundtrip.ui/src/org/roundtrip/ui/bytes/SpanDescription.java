// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.bytes;

import java.util.EnumSet;
import java.util.Set;
import java.util.stream.Collectors;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;
import org.roundtrip.chart.bars.RoleColours;

/** Describes a range of bytes: its place and its roles. */
public final class SpanDescription {
    private static final Texts TEXTS = Texts.of(SpanDescription.class);
    private static final int MOST_LOOKED_AT = 1 << 16;

    private SpanDescription() {
    }

    /** @param span not empty */
    public static String of(BytesWithRoles content, ByteSpan span) {
        String roles = roles(content, span).stream().map(RoleColours::label).collect(Collectors.joining(", "));
        return span.length() == 1
                ? TEXTS.text("oneByte", new Object[] {Numbers.count(span.from()), hex(span.from()),
                    HexText.digits(content.u8(span.from())), roles})
                : TEXTS.text("manyBytes", new Object[] {Numbers.count(span.from()), Numbers.count(span.to() - 1),
                    Numbers.count(span.length()), roles});
    }

    private static Set<ByteRole> roles(BytesWithRoles content, ByteSpan span) {
        Set<ByteRole> roles = EnumSet.noneOf(ByteRole.class);
        for (int at = span.from(); at < Math.min(span.to(), span.from() + MOST_LOOKED_AT); at++) {
            roles.add(content.role().apply(at));
        }
        return roles;
    }

    private static String hex(int number) {
        return "0x" + Integer.toHexString(number);
    }
}
