// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import java.util.Optional;
import org.roundtrip.model.Amount;
import org.roundtrip.model.Network;
import org.roundtrip.model.Protocol;
import org.roundtrip.model.WarmUp;
import org.roundtrip.model.load.Load;
import org.roundtrip.model.machine.Affinity;
import org.roundtrip.model.machine.Placement;
import org.roundtrip.model.study.Series;
import org.roundtrip.model.study.Studied;

/** Converts a draft of a protocol whose numbers are each valid. Any thread. */
public final class ProtocolOfDraft {
    private final ProtocolDraft draft;

    private ProtocolOfDraft(ProtocolDraft draft) {
        this.draft = draft;
    }

    /** @throws IllegalArgumentException with one sentence when numbers contradict each other */
    static Protocol of(ProtocolDraft draft) {
        ProtocolOfDraft of = new ProtocolOfDraft(draft);
        return of.protocol(of.load());
    }

    /** Returns the load of a draft; empty when one of the load's numbers is not valid. The other numbers may be anything. */
    public static Optional<Load> load(ProtocolDraft draft) {
        return LoadDraft.FIELDS.stream().allMatch(field -> !draft.uses(field) || field.objection(draft.get(field)) == null)
                ? Optional.of(new ProtocolOfDraft(draft).load()) : Optional.empty();
    }

    /** The field that makes a protocol impossible whose numbers are each valid; empty when it is possible. */
    static Optional<ProtocolField> contradiction(ProtocolDraft draft) {
        ProtocolOfDraft of = new ProtocolOfDraft(draft);
        try {
            of.warmUp();
        } catch (IllegalArgumentException e) {
            return Optional.of(draft.steady() ? ProtocolField.WARM_UP_MOST : ProtocolField.WARM_UP_CALLS);
        }
        try {
            of.placement();
        } catch (IllegalArgumentException e) {
            return Optional.of(of.draft.get(ProtocolField.CALL_PROCESSORS).isBlank() ? ProtocolField.CALL_PROCESSORS
                    : ProtocolField.REST_PROCESSORS);
        }
        try {
            of.protocol(Load.ONE_CALLER);
        } catch (IllegalArgumentException e) {
            return Optional.of(ProtocolField.MEASURED_CALLS);
        }
        try {
            of.protocol(of.load());
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            if (!of.studied().series().isEmpty() && !of.load().equals(Load.ONE_CALLER)) {
                return Optional.of(ProtocolField.SERIES);
            }
            if (of.studied().connections() > 0 && of.load().asynchronous()) {
                return Optional.of(ProtocolField.CONNECTIONS);
            }
            return Optional.of(ProtocolField.MEASURED_SECONDS);
        }
    }

    private Protocol protocol(Load load) {
        return new Protocol(ForksText.parse(draft.get(ProtocolField.FORKS)), warmUp(), measured(), number(ProtocolField.CAPTURE_CALLS),
                number(ProtocolField.TIMEOUT_SECONDS), number(ProtocolField.HEAP_MIB), whole(ProtocolField.SEED),
                Network.of(draft.network(), draft.hasLatency() ? number(ProtocolField.LATENCY_MICROS) : 0), load,
                new Affinity(draft.get(ProtocolField.CLIENT_PROCESSORS), draft.get(ProtocolField.SERVER_PROCESSORS),
                        draft.get(ProtocolField.CAPTURE_PROCESSORS)), placement(), draft.serverTime(), studied());
    }

    private Studied studied() {
        return new Studied(Series.parse(draft.get(ProtocolField.SERIES)), number(ProtocolField.LOOKUPS), number(ProtocolField.CONNECTIONS));
    }

    private Placement placement() {
        return draft.placement() != Placement.Kind.LISTED ? Placement.of(draft.placement().word()).orElseThrow()
                : Placement.listed(draft.get(ProtocolField.CALL_PROCESSORS), draft.get(ProtocolField.REST_PROCESSORS));
    }

    private WarmUp warmUp() {
        return draft.steady() ? new WarmUp.Steady(decimal(ProtocolField.WARM_UP_LEAST), decimal(ProtocolField.WARM_UP_MOST))
                : new WarmUp.Fixed(amount(ProtocolField.WARM_UP_CALLS, ProtocolField.WARM_UP_SECONDS));
    }

    private Amount measured() {
        return amount(ProtocolField.MEASURED_CALLS, ProtocolField.MEASURED_SECONDS);
    }

    private Load load() {
        LoadDraft load = draft.load();
        if (load.open()) {
            return new Load.Open(decimal(ProtocolField.RATE), arrivals(), number(ProtocolField.IN_FLIGHT), load.virtualThreads(),
                    load.asynchronous());
        }
        long think = whole(ProtocolField.THINK_MICROS);
        return new Load.Closed(number(ProtocolField.CALLERS), think, think > 0 && load.exponentialThink(), load.virtualThreads(),
                load.asynchronous() ? number(ProtocolField.WINDOW) : 0);
    }

    private Load.Arrivals arrivals() {
        return switch (draft.load().arrivals()) {
            case CONSTANT -> new Load.Constant();
            case POISSON -> new Load.Poisson();
            case RAMP -> new Load.Ramp(decimal(ProtocolField.TO_RATE));
            case STEPS -> new Load.Steps(decimal(ProtocolField.TO_RATE), number(ProtocolField.STEPS));
            case BURSTS -> new Load.Bursts(number(ProtocolField.BURST));
        };
    }

    private Amount amount(ProtocolField calls, ProtocolField seconds) {
        return new Amount(whole(calls), decimal(seconds), draft.atLeast().contains(calls));
    }

    private int number(ProtocolField field) {
        return (int) whole(field);
    }

    private long whole(ProtocolField field) {
        String text = draft.get(field).strip();
        return text.isEmpty() ? 0 : Long.parseLong(text);
    }

    private double decimal(ProtocolField field) {
        String text = draft.get(field).strip();
        return text.isEmpty() ? 0 : Double.parseDouble(text);
    }
}
