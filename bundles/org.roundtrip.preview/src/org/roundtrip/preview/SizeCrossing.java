// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;

/**
 * Which of two middlewares sends fewer bytes for an echo, and where this changes. Immutable.
 *
 * @param less  id of the provider that sends fewer bytes at smaller lengths
 * @param more  id of the other one
 * @param below the largest measured length at which {@code less} still sends fewer
 * @param above the next measured length, from which on {@code more} does; the same as {@code below} when it never does
 * @param near  the length at which the lines between the two measured points cross; not a number when they never do
 */
public record SizeCrossing(String less, String more, int below, int above, double near) {

    /** Compares each two curves; those that cross come first. @param curves points in rising order by the providers' ids */
    public static List<SizeCrossing> of(Map<String, List<SizePoint>> curves) {
        List<String> providers = List.copyOf(curves.keySet());
        List<SizeCrossing> crossings = new ArrayList<>();
        List<SizeCrossing> always = new ArrayList<>();
        for (int i = 0; i < providers.size(); i++) {
            for (int j = i + 1; j < providers.size(); j++) {
                List<SizeCrossing> found = of(providers.get(i), curves.get(providers.get(i)), providers.get(j),
                        curves.get(providers.get(j)));
                found.forEach(each -> (each.crosses() ? crossings : always).add(each));
            }
        }
        crossings.addAll(always);
        return crossings;
    }

    private static List<SizeCrossing> of(String one, List<SizePoint> ones, String other, List<SizePoint> others) {
        List<SizeCrossing> found = new ArrayList<>();
        ToDoubleFunction<SizePoint> bytes = point -> point.requestBytes() + point.replyBytes();
        int sign = 0;
        SizePoint before = null;
        double differenceBefore = 0;
        for (SizePoint point : ones) {
            SizePoint there = others.stream().filter(each -> each.length() == point.length()).findFirst().orElse(null);
            double difference = there == null ? 0 : bytes.applyAsDouble(point) - bytes.applyAsDouble(there);
            if (difference == 0) {
                continue;
            }
            if (sign != 0 && Math.signum(difference) != sign) {
                double share = differenceBefore / (differenceBefore - difference);
                found.add(new SizeCrossing(sign < 0 ? one : other, sign < 0 ? other : one, before.length(), point.length(),
                        before.length() + share * (point.length() - before.length())));
            }
            sign = (int) Math.signum(difference);
            before = point;
            differenceBefore = difference;
        }
        if (found.isEmpty() && sign != 0) {
            found.add(new SizeCrossing(sign < 0 ? one : other, sign < 0 ? other : one, before.length(), before.length(), Double.NaN));
        }
        return found;
    }

    /** Whether the other one sends fewer bytes at some lengths. */
    public boolean crosses() {
        return below != above;
    }

    /** Returns one sentence. @param name from a provider's id to its name for people */
    public String sentence(UnaryOperator<String> name) {
        return crosses() ? Previews.TEXTS.text("less", name.apply(less), name.apply(more), below, above, Math.round(near))
                : Previews.TEXTS.text("always", name.apply(less), name.apply(more));
    }
}
