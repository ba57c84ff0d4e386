// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.chart.bars;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.roundtrip.model.text.Texts;
import org.roundtrip.words.Numbers;

/** Names of the parts of a call. */
public final class AnatomyWords implements BarWords<CallPart> {
    private static final Texts TEXTS = Texts.of(AnatomyWords.class);

    @Override
    public List<CallPart> parts() {
        return List.of(CallPart.values());
    }

    @Override
    public String label(CallPart part) {
        return part.label();
    }

    @Override
    public String value(double nanos) {
        return Numbers.nanos(nanos);
    }

    @Override
    public String total() {
        return TEXTS.text("anatomy.total");
    }

    @Override
    public String note(List<StackedBar<CallPart>> bars) {
        return onePacket(bars.stream().map(StackedBar::parts).toList());
    }

    /**
     * Says where the way of a request or response in one packet is to be found. It is empty when none is in one. @param
     * calls how long the parts of each took
     */
    public static String onePacket(Collection<Map<CallPart, Double>> calls) {
        return calls.stream().anyMatch(nanos -> CallPart.REQUEST.inOnePacket(nanos) || CallPart.RESPONSE.inOnePacket(nanos))
                ? TEXTS.text("anatomy.onePacket", CallPart.SERVER.label(), CallPart.CLIENT_AFTER.label()) : "";
    }

    @Override
    public String key(CallPart part) {
        return switch (part) {
            case CLIENT_BEFORE -> "clientBeforeNanos";
            case CONNECTION -> "connectionNanos";
            case REQUEST -> "requestOnWireNanos";
            case TO_SERVER -> "toServerNanos";
            case TO_CLIENT -> "toClientNanos";
            case SERVER -> "serverNanos";
            case NETWORK_AND_SERVER -> "networkAndServerNanos";
            case RESPONSE -> "responseOnWireNanos";
            case CLIENT_AFTER -> "clientAfterNanos";
            case TO_SERVANT -> "toServantNanos";
            case SERVANT -> "servantNanos";
            case FROM_SERVANT -> "fromServantNanos";
            case REST -> "restNanos";
        };
    }
}
