// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.util.List;
import org.roundtrip.engine.place.Placing;

/** Says what was found out about a machine. */
public final class MachineSentence {
    private static final double PERCENT = 100;

    private MachineSentence() {
    }

    /** Returns one sentence: its state, where threads are placed best, its floor, and what can be decided. */
    public static String of(Machine machine) {
        return of(machine, machine.placing());
    }

    /** Returns the same for threads that are placed so. */
    public static String of(Machine machine, Placing placing) {
        String head = MachineCheck.TEXTS.text("sentence.head", word(machine.state()), placed(placing));
        return machine.floor(placing).map(floor -> MachineCheck.TEXTS.text("sentence.floor", head, micros(floor.micros()), percent(floor.spread()),
                percent(machine.smallestDifference(placing).orElseThrow()))).orElseGet(() -> MachineCheck.TEXTS.text("sentence.untried", head));
    }

    /** Returns the state in a word, such as {@code fair}. */
    public static String word(Machine.State state) {
        return MachineCheck.TEXTS.text("state." + state);
    }

    /** Returns where threads are placed, as a part of a sentence, such as {@code calls on processor 0}. */
    public static String placed(Placing placing) {
        return placing.free() ? MachineCheck.TEXTS.text("placed.free") : placing.client().equals(placing.server())
                ? MachineCheck.TEXTS.text("placed.one", placing.client()) : MachineCheck.TEXTS.text("placed.split", placing.client(), placing.server());
    }

    /** Returns the name of a way of placing threads. */
    public static String name(Way way) {
        return MachineCheck.TEXTS.text("way." + way);
    }

    /** Returns a sentence on each ground that makes the machine less than good. */
    public static List<String> grounds(Machine machine) {
        return machine.grounds().stream().map(ground -> MachineCheck.TEXTS.text("ground." + ground, switch (ground) {
            case OTHERS -> percent(machine.watch().others().orElse(0.0));
            case STOLEN -> percent(machine.watch().stolen().orElse(0.0));
            case LATE -> number(machine.watch().lateness().toNanos() / 1e6);
            case VIRTUAL -> machine.facts().get(MachineFacts.VIRTUAL);
            case GOVERNOR -> machine.facts().get(MachineFacts.GOVERNOR);
            case BATTERY -> "";
            case THROTTLED -> machine.facts().get(MachineFacts.THROTTLED);
            case LIMIT -> machine.facts().get(MachineFacts.LIMIT);
            case SPREAD -> percent(machine.floor().orElseThrow().spread());
        })).toList();
    }

    /** Returns a time in microseconds with as many digits as it deserves. */
    public static String micros(double micros) {
        return MachineCheck.TEXTS.text(micros < 100 ? "micros.short" : "micros", micros);
    }

    private static String number(double value) {
        return MachineCheck.TEXTS.text("number", value);
    }

    private static String percent(double share) {
        return MachineCheck.TEXTS.text(PERCENT * share < 1 ? "percent.small" : "percent", PERCENT * share);
    }
}
