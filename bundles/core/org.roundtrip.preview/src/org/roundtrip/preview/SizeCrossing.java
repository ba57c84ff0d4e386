// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.preview;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A place where two middlewares change: below it one sends fewer bytes for an echo, above it the other one. Immutable.
 *
 * @param less  id of the provider that sends fewer bytes at smaller lengths
 * @param more  id of the other one
 * @param below the largest measured length at which {@code less} still sends fewer
 * @param above the next measured length, from which on {@code more} does
 * @param near  the length at which straight lines through the measured points cross
 */
public record SizeCrossing(String less, String more, int below, int above, double near) {

    /** Compares each two curves. @param curves points in rising order by the providers' ids */
    public static List<SizeCrossing> of(Map<String, List<SizePoint>> curves) {
        List<String> providers = List.copyOf(curves.keySet());
        List<SizeCrossing> crossings = new ArrayList<>();
        for (int i = 0; i < providers.size(); i++) {
            for (String other : providers.subList(i + 1, providers.size())) {
                add(providers.get(i), curves.get(providers.get(i)), other, curves.get(other), crossings);
            }
        }
        return crossings;
    }

    private static void add(String one, List<SizePoint> ones, String other, List<SizePoint> others, List<SizeCrossing> found) {
        double sign = 0;
        int lengthBefore = 0;
        double differenceBefore = 0;
        for (SizePoint point : ones) {
            double difference = others.stream().filter(each -> each.length() == point.length())
                    .mapToDouble(there -> bytes(point) - bytes(there)).findFirst().orElse(0);
            if (difference != 0 && sign != 0 && Math.signum(difference) != sign) {
                double share = differenceBefore / (differenceBefore - difference);
                found.add(new SizeCrossing(sign < 0 ? one : other, sign < 0 ? other : one, lengthBefore, point.length(),
                        lengthBefore + share * (point.length() - lengthBefore)));
            }
            if (difference != 0) {
                sign = Math.signum(difference);
                lengthBefore = point.length();
                differenceBefore = difference;
            }
        }
    }

    private static long bytes(SizePoint point) {
        return point.requestBytes() + point.replyBytes();
    }

    /**
     * Says where curves cross, a sentence for each place, or the order of the providers when they do not.
     *
     * @param curves points in rising order by the providers' ids
     * @param name   from an id to a name for people
     */
    public static List<String> sentences(Map<String, List<SizePoint>> curves, UnaryOperator<String> name) {
        List<SizeCrossing> crossings = of(curves);
        List<String> measured = curves.keySet().stream().filter(id -> !curves.get(id).isEmpty())
                .sorted(Comparator.comparing(id -> bytes(curves.get(id).getFirst()))).map(name).toList();
        if (!crossings.isEmpty() || measured.size() < 2) {
            return crossings.stream().map(each -> Previews.TEXTS.text("crossing", name.apply(each.less), name.apply(each.more),
                    each.below, each.above, Math.round(each.near))).toList();
        }
        return List.of(Previews.TEXTS.text("order", measured.getFirst(),
                measured.stream().skip(1).collect(Collectors.joining(", "))));
    }
}
