// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.util.List;
import java.util.Locale;
import org.roundtrip.dissect.roles.ByteRole;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/** Names of the roles of bytes. */
public final class RoleWords implements BarWords<ByteRole> {
    private static final Texts TEXTS = Texts.of(RoleWords.class);

    @Override
    public List<ByteRole> parts() {
        return RoleColours.order();
    }

    @Override
    public String label(ByteRole role) {
        return RoleColours.label(role);
    }

    @Override
    public String value(double bytes) {
        return Numbers.bytes(bytes);
    }

    @Override
    public String total() {
        return TEXTS.text("roles.total");
    }

    @Override
    public String key(ByteRole role) {
        String[] words = role.name().toLowerCase(Locale.ROOT).split("_");
        StringBuilder key = new StringBuilder(words[0]);
        for (int i = 1; i < words.length; i++) {
            key.append(Character.toUpperCase(words[i].charAt(0))).append(words[i].substring(1));
        }
        return key.append("Bytes").toString();
    }
}
