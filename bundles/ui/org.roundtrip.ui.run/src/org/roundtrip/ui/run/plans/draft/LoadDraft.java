// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.ui.run.plans.draft;

import java.util.EnumSet;
import java.util.Map;
import java.util.Set;
import org.roundtrip.model.load.Load;

/**
 * What is chosen of a load that is being edited; its numbers are in the {@link ProtocolDraft}. What belongs to the other mode is
 * kept, so that a person can go back to it. Immutable.
 *
 * @param open             whether calls arrive at a rate
 * @param exponentialThink whether think times of a closed load are drawn
 * @param virtualThreads   whether callers are virtual threads
 * @param asynchronous     whether calls are sent through asynchronous stubs
 * @param arrivals         how the calls of an open load arrive
 */
public record LoadDraft(boolean open, boolean exponentialThink, boolean virtualThreads, boolean asynchronous, ArrivalsDraft arrivals) {
    /** All numbers of loads. */
    public static final Set<ProtocolField> FIELDS = EnumSet.range(ProtocolField.CALLERS, ProtocolField.BURST);
    private static final double USUAL_RATE = 1000;

    /** Copies what is chosen in a plan. */
    static LoadDraft of(Load load) {
        return switch (load) {
            case Load.Closed closed -> new LoadDraft(false, closed.exponentialThink(), closed.virtualThreads(), closed.asynchronous(),
                    ArrivalsDraft.CONSTANT);
            case Load.Open open -> new LoadDraft(true, false, open.virtualThreads(), open.asynchronous(), ArrivalsDraft.of(open.arrivals()));
        };
    }

    /** Copies the numbers of a plan's load; what it does not have gets the usual number. */
    static void putNumbers(Load load, Map<ProtocolField, String> numbers) {
        Load.Closed closed = load instanceof Load.Closed is ? is : (Load.Closed) Load.ONE_CALLER;
        Load.Open open = load instanceof Load.Open is ? is
                : new Load.Open(USUAL_RATE, new Load.Constant(), Load.Open.USUAL_CALLERS, false);
        numbers.put(ProtocolField.CALLERS, Integer.toString(closed.callers()));
        numbers.put(ProtocolField.THINK_MICROS, Long.toString(closed.thinkMicros()));
        numbers.put(ProtocolField.WINDOW, Integer.toString(closed.asynchronous() ? closed.window() : Load.USUAL_WINDOW));
        numbers.put(ProtocolField.IN_FLIGHT, Integer.toString(open.callers()));
        numbers.put(ProtocolField.RATE, ProtocolDraft.text(open.ratePerSecond()));
        numbers.put(ProtocolField.TO_RATE, ProtocolDraft.text(switch (open.arrivals()) {
            case Load.Ramp ramp -> ramp.toRatePerSecond();
            case Load.Steps steps -> steps.toRatePerSecond();
            default -> Math.min(2 * open.ratePerSecond(), Load.MOST_RATE);
        }));
        numbers.put(ProtocolField.STEPS,
                Integer.toString(open.arrivals() instanceof Load.Steps steps ? steps.steps() : Load.Steps.USUAL));
        numbers.put(ProtocolField.BURST,
                Integer.toString(open.arrivals() instanceof Load.Bursts bursts ? bursts.size() : Load.Bursts.USUAL));
    }

    /** Whether a number of {@link #FIELDS} belongs to what is chosen. */
    boolean uses(ProtocolField field) {
        return switch (field) {
            case CALLERS, THINK_MICROS -> !open;
            case WINDOW -> !open && asynchronous;
            case IN_FLIGHT, RATE -> open;
            default -> open && arrivals.uses(field);
        };
    }

    /** Whether the rate changes during the measured calls, which needs to know how long they go on. */
    public boolean rateChanges() {
        return open && arrivals.uses(ProtocolField.TO_RATE);
    }

    /** The same without what belongs to the other mode. */
    LoadDraft written() {
        return open ? new LoadDraft(true, false, virtualThreads, asynchronous, arrivals)
                : new LoadDraft(false, exponentialThink, virtualThreads, asynchronous, ArrivalsDraft.CONSTANT);
    }

    /** The same in the other mode. */
    public LoadDraft withOpen(boolean other) {
        return new LoadDraft(other, exponentialThink, virtualThreads, asynchronous, arrivals);
    }

    /** The same with think times that are drawn, or not. */
    public LoadDraft withExponentialThink(boolean other) {
        return new LoadDraft(open, other, virtualThreads, asynchronous, arrivals);
    }

    /** The same with other threads. */
    public LoadDraft withVirtualThreads(boolean other) {
        return new LoadDraft(open, exponentialThink, other, asynchronous, arrivals);
    }

    /** The same with asynchronous calls, or with synchronous ones. */
    public LoadDraft withAsynchronous(boolean other) {
        return new LoadDraft(open, exponentialThink, virtualThreads, other, arrivals);
    }

    /** The same with other arrivals. */
    public LoadDraft withArrivals(ArrivalsDraft other) {
        return new LoadDraft(open, exponentialThink, virtualThreads, asynchronous, other);
    }
}
