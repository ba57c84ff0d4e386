// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.draft;

import org.roundtrip.model.Amount;
import org.roundtrip.model.Network;
import org.roundtrip.model.Protocol;

/**
 * A protocol that is being edited: its numbers as texts, empty for the part of an amount that is not limited.
 *
 * @param network       the mode
 * @param latencyMicros kept while a network without latency is chosen
 */
public record ProtocolDraft(String forks, String warmUpCalls, String warmUpSeconds, String measuredCalls,
        String measuredSeconds, String captureCalls, String timeoutSeconds, String heapMiB, String seed,
        String network, String latencyMicros) {

    /** Copies the protocol of a plan. */
    public static ProtocolDraft of(Protocol protocol) {
        return new ProtocolDraft(Integer.toString(protocol.forks()), calls(protocol.warmUp()),
                seconds(protocol.warmUp()), calls(protocol.measured()), seconds(protocol.measured()),
                Integer.toString(protocol.captureCalls()), Integer.toString(protocol.timeoutSeconds()),
                Integer.toString(protocol.heapMiB()), Long.toString(protocol.seed()),
                protocol.network().mode(), Integer.toString(protocol.network() instanceof Network.Ethernet ethernet
                        ? ethernet.latencyMicros() : Network.Ethernet.USUAL_LATENCY));
    }

    private static String calls(Amount amount) {
        return amount.calls() == 0 ? "" : Long.toString(amount.calls());
    }

    private static String seconds(Amount amount) {
        if (amount.seconds() == 0) {
            return "";
        }
        long whole = (long) amount.seconds();
        return whole == amount.seconds() ? Long.toString(whole) : Double.toString(amount.seconds());
    }

    /** The text of one field. */
    public String get(ProtocolField field) {
        return switch (field) {
            case FORKS -> forks;
            case WARM_UP_CALLS -> warmUpCalls;
            case WARM_UP_SECONDS -> warmUpSeconds;
            case MEASURED_CALLS -> measuredCalls;
            case MEASURED_SECONDS -> measuredSeconds;
            case CAPTURE_CALLS -> captureCalls;
            case TIMEOUT_SECONDS -> timeoutSeconds;
            case HEAP_MIB -> heapMiB;
            case SEED -> seed;
            case LATENCY_MICROS -> latencyMicros;
        };
    }

    /** The same protocol with another text in one field. */
    public ProtocolDraft with(ProtocolField field, String text) {
        return new ProtocolDraft(pick(field, ProtocolField.FORKS, text), pick(field, ProtocolField.WARM_UP_CALLS, text),
                pick(field, ProtocolField.WARM_UP_SECONDS, text), pick(field, ProtocolField.MEASURED_CALLS, text),
                pick(field, ProtocolField.MEASURED_SECONDS, text), pick(field, ProtocolField.CAPTURE_CALLS, text),
                pick(field, ProtocolField.TIMEOUT_SECONDS, text), pick(field, ProtocolField.HEAP_MIB, text),
                pick(field, ProtocolField.SEED, text), network, pick(field, ProtocolField.LATENCY_MICROS, text));
    }

    /** The same protocol over another network. */
    public ProtocolDraft withNetwork(String mode) {
        return new ProtocolDraft(forks, warmUpCalls, warmUpSeconds, measuredCalls, measuredSeconds, captureCalls,
                timeoutSeconds, heapMiB, seed, mode, latencyMicros);
    }

    /** Whether its network has a latency. */
    public boolean hasLatency() {
        return network.equals(Network.Ethernet.MODE);
    }

    private String pick(ProtocolField changed, ProtocolField mine, String text) {
        return changed == mine ? text : get(mine);
    }
}
