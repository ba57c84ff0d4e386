// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.engine.machine;

import java.util.BitSet;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.roundtrip.engine.place.Placing;
import org.roundtrip.engine.place.Taskset;
import org.roundtrip.model.machine.Affinity;

/**
 * The processors that this process may use, and which of them share a core. Immutable.
 *
 * @param allowed    the processors, as a list such as {@code 0-3}; empty when threads cannot be placed here
 * @param siblings   those of them that are threads of the same core as the first one, itself among them
 */
public record Topology(String allowed, String siblings) {
    /** A machine on which threads cannot be placed. */
    public static final Topology UNKNOWN = new Topology("", "");

    /** Returns that of this machine; {@link #UNKNOWN} where the system is not Linux or lacks {@code taskset}. */
    public static Topology here() {
        return Taskset.here() ? of(SystemFiles.HERE) : UNKNOWN;
    }

    static Topology of(SystemFiles files) {
        Optional<String> allowed = files.value("/proc/self/status", "Cpus_allowed_list").filter(Affinity::valid);
        return allowed.map(list -> {
            BitSet all = Affinity.numbers(list);
            BitSet core = files.text("/sys/devices/system/cpu/cpu" + all.nextSetBit(0) + "/topology/thread_siblings_list")
                    .filter(Affinity::valid).map(Affinity::numbers).orElseGet(BitSet::new);
            core.and(all);
            core.set(all.nextSetBit(0));
            return new Topology(list, Placing.list(core));
        }).orElse(UNKNOWN);
    }

    /** Returns the placings that this machine allows, by their way; always {@link Way#FREE}. */
    public Map<Way, Placing> placings() {
        Map<Way, Placing> all = new EnumMap<>(Map.of(Way.FREE, Placing.FREE));
        BitSet processors = Affinity.numbers(allowed);
        if (processors.cardinality() > 1) {
            BitSet core = Affinity.numbers(siblings);
            int first = processors.nextSetBit(0);
            all.put(Way.ONE, new Placing(list(first), list(first), rest(processors, core, first)));
            int sibling = core.nextSetBit(first + 1);
            if (sibling >= 0) {
                all.put(Way.SIBLINGS, new Placing(list(first), list(sibling), rest(processors, core, first)));
            }
            int other = without(processors, core).nextSetBit(0);
            if (other >= 0) {
                BitSet left = without(without(processors, core), Affinity.numbers(list(other)));
                all.put(Way.CORES, new Placing(list(first), list(other), left.isEmpty() ? allowed : Placing.list(left)));
            }
        }
        return Collections.unmodifiableMap(all);
    }

    /** Other cores. A thread of the same core would slow the calls down, so it is taken when there is nothing else. */
    private static String rest(BitSet processors, BitSet core, int first) {
        BitSet others = without(processors, core);
        return Placing.list(others.isEmpty() ? without(processors, Affinity.numbers(list(first))) : others);
    }

    private static BitSet without(BitSet processors, BitSet some) {
        BitSet left = (BitSet) processors.clone();
        left.andNot(some);
        return left;
    }

    private static String list(int processor) {
        return String.valueOf(processor);
    }
}
