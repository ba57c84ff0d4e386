// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Network;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.machine.Placement;
import org.roundtrip.model.study.Series;

/**
 * A protocol that is being edited. Immutable.
 *
 * @param numbers its numbers as texts, one for each field, empty for the part of an amount that is not limited; that of a field
 *                which is not used now is kept
 * @param network the mode
 * @param load    what a load has besides numbers
 * @param serverTime whether the servant records its calls
 * @param steady  whether it warms up until calls are steady
 * @param placement what decides where threads run
 * @param atLeast the numbers of calls that must be reached as well as the seconds beside them
 */
public record ProtocolDraft(Map<ProtocolField, String> numbers, String network, LoadDraft load, boolean serverTime, boolean steady,
        Placement.Kind placement, Set<ProtocolField> atLeast) {

    /** Copies the numbers. */
    public ProtocolDraft {
        numbers = Map.copyOf(numbers);
        atLeast = Set.copyOf(atLeast);
    }

    /** Copies the protocol of a plan. */
    public static ProtocolDraft of(Protocol protocol) {
        Map<ProtocolField, String> numbers = new EnumMap<>(ProtocolField.class);
        Amount warmUp = protocol.warmUp() instanceof WarmUp.Fixed fixed ? fixed.amount() : Amount.NONE;
        WarmUp.Steady until = protocol.warmUp() instanceof WarmUp.Steady steady ? steady : WarmUp.STANDARD;
        numbers.put(ProtocolField.FORKS, ForksText.of(protocol.forks()));
        numbers.put(ProtocolField.WARM_UP_LEAST, text(until.leastSeconds()));
        numbers.put(ProtocolField.WARM_UP_MOST, text(until.mostSeconds()));
        numbers.put(ProtocolField.WARM_UP_CALLS, calls(warmUp));
        numbers.put(ProtocolField.WARM_UP_SECONDS, seconds(warmUp));
        numbers.put(ProtocolField.MEASURED_CALLS, calls(protocol.measured()));
        numbers.put(ProtocolField.MEASURED_SECONDS, seconds(protocol.measured()));
        numbers.put(ProtocolField.CAPTURE_CALLS, Integer.toString(protocol.captureCalls()));
        numbers.put(ProtocolField.TIMEOUT_SECONDS, Integer.toString(protocol.timeoutSeconds()));
        numbers.put(ProtocolField.HEAP_MIB, Integer.toString(protocol.heapMiB()));
        numbers.put(ProtocolField.SEED, Long.toString(protocol.seed()));
        numbers.put(ProtocolField.LATENCY_MICROS, Integer.toString(protocol.network() instanceof Network.Ethernet ethernet
                ? ethernet.latencyMicros() : Network.Ethernet.USUAL_LATENCY));
        numbers.put(ProtocolField.CLIENT_PROCESSORS, protocol.affinity().client());
        numbers.put(ProtocolField.SERVER_PROCESSORS, protocol.affinity().server());
        numbers.put(ProtocolField.CAPTURE_PROCESSORS, protocol.affinity().capture());
        numbers.put(ProtocolField.CALL_PROCESSORS, protocol.placement().calls());
        numbers.put(ProtocolField.REST_PROCESSORS, protocol.placement().rest());
        numbers.put(ProtocolField.SERIES, Series.typed(protocol.studied().series()));
        numbers.put(ProtocolField.LOOKUPS, someOrBlank(protocol.studied().lookups()));
        numbers.put(ProtocolField.CONNECTIONS, someOrBlank(protocol.studied().connections()));
        LoadDraft.putNumbers(protocol.load(), numbers);
        Set<ProtocolField> atLeast = EnumSet.noneOf(ProtocolField.class);
        if (warmUp.atLeast()) {
            atLeast.add(ProtocolField.WARM_UP_CALLS);
        }
        if (protocol.measured().atLeast()) {
            atLeast.add(ProtocolField.MEASURED_CALLS);
        }
        return new ProtocolDraft(numbers, protocol.network().mode(), LoadDraft.of(protocol.load()), protocol.serverTime(),
                protocol.warmUp() instanceof WarmUp.Steady, protocol.placement().kind(), atLeast);
    }

    private static String calls(Amount amount) {
        return amount.calls() == 0 ? "" : Long.toString(amount.calls());
    }

    private static String someOrBlank(int number) {
        return number == 0 ? "" : Integer.toString(number);
    }

    private static String seconds(Amount amount) {
        return amount.seconds() == 0 ? "" : text(amount.seconds());
    }

    /** A whole number is written without a point. */
    static String text(double number) {
        long whole = (long) number;
        return whole == number ? Long.toString(whole) : Double.toString(number);
    }

    /** The text of one field. */
    public String get(ProtocolField field) {
        return numbers.get(field);
    }

    /** The same protocol with another text in one field. */
    public ProtocolDraft with(ProtocolField field, String text) {
        Map<ProtocolField, String> others = new EnumMap<>(numbers);
        others.put(field, text);
        return new ProtocolDraft(others, network, load, serverTime, steady, placement, atLeast);
    }

    /** The same protocol over another network. */
    public ProtocolDraft withNetwork(String mode) {
        return new ProtocolDraft(numbers, mode, load, serverTime, steady, placement, atLeast);
    }

    /** The same protocol with another load. */
    public ProtocolDraft withLoad(LoadDraft other) {
        return new ProtocolDraft(numbers, network, other, serverTime, steady, placement, atLeast);
    }

    /** The same protocol with or without a journal of the servant. */
    public ProtocolDraft withServerTime(boolean on) {
        return new ProtocolDraft(numbers, network, load, on, steady, placement, atLeast);
    }

    /** The same protocol that warms up until calls are steady, or for an amount. */
    public ProtocolDraft withSteady(boolean on) {
        return new ProtocolDraft(numbers, network, load, serverTime, on, placement, atLeast);
    }

    /** The same protocol whose threads run elsewhere. */
    public ProtocolDraft withPlacement(Placement.Kind other) {
        return new ProtocolDraft(numbers, network, load, serverTime, steady, other, atLeast);
    }

    /**
     * The same protocol with another end of one amount. It goes on until calls and seconds are reached, or only one of
     * them.
     */
    public ProtocolDraft withAtLeast(ProtocolField calls, boolean on) {
        Set<ProtocolField> others = EnumSet.noneOf(ProtocolField.class);
        others.addAll(atLeast);
        if (on) {
            others.add(calls);
        } else {
            others.remove(calls);
        }
        return new ProtocolDraft(numbers, network, load, serverTime, steady, placement, others);
    }

    /** Whether its network has a latency. */
    public boolean hasLatency() {
        return network.equals(Network.Ethernet.MODE);
    }

    /** Whether a number belongs to what is chosen now; others are kept, and neither checked nor written. */
    public boolean uses(ProtocolField field) {
        return switch (field) {
            case WARM_UP_LEAST, WARM_UP_MOST -> steady;
            case WARM_UP_CALLS, WARM_UP_SECONDS -> !steady;
            case CALL_PROCESSORS, REST_PROCESSORS -> placement == Placement.Kind.LISTED;
            case LATENCY_MICROS -> hasLatency();
            default -> !LoadDraft.FIELDS.contains(field) || load.uses(field);
        };
    }

    /** Whether both would be written alike. */
    boolean isSameAs(ProtocolDraft other) {
        return network.equals(other.network) && serverTime == other.serverTime && steady == other.steady && placement == other.placement
                && atLeast.equals(other.atLeast) && load.written().equals(other.load.written())
                && numbers.keySet().stream().allMatch(field -> !uses(field) || get(field).equals(other.get(field)));
    }
}
