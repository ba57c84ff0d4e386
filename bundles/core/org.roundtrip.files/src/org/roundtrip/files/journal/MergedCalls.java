// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.files.journal;

import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.PriorityQueue;
import java.util.function.Predicate;
import org.roundtrip.files.journal.JournalReader.Block;
import org.roundtrip.harness.timing.Phase;

/**
 * All calls of a journal, of however many callers, in the order in which they ended. Those of one caller are always in
 * the order in which it recorded them. The calls are numbered in this order from 1. Damaged blocks are left out. Calls
 * are not kept in memory: they are read block by block, and again when someone asks for them again. Not safe for several
 * threads.
 */
public final class MergedCalls {
    private static final int CALLS_BETWEEN_PLACES = 1 << 16;

    private final JournalReader journal;
    private final Predicate<Phase> wanted;
    private final Map<Integer, CallerBlocks> callers = new HashMap<>();
    private final List<CallerBlocks> inOrder = new ArrayList<>();
    private final List<MergedPlace> places = new ArrayList<>();
    private MergedPlace end = MergedPlace.BEGINNING;
    private int known;

    /** All calls, and all repeated steps of the set-up. @param journal stays open while the calls are used */
    public MergedCalls(JournalReader journal) {
        this(journal, phase -> true);
    }

    /**
     * The calls of some phases.
     *
     * @param journal stays open while the calls are used
     * @param wanted  the phases
     */
    public MergedCalls(JournalReader journal, Predicate<Phase> wanted) {
        this.journal = journal;
        this.wanted = wanted;
        places.add(end);
    }

    /** Receives calls one by one. */
    public interface Consumer {
        /**
         * One call.
         *
         * @param number its number, from 1
         * @param block  the block in which it is
         * @param call   stands at the call, and goes on after this method returned
         */
        void accept(long number, Block block, CallCursor call);
    }

    /** How many calls have been passed on by {@link #takeNew}. */
    public long count() {
        return end.before();
    }

    /** Passes on all calls that were recorded since the last time, as of the journal's last refresh. */
    public void takeNew(Consumer consumer) throws IOException {
        sortIn(journal.blocks());
        Merge merge = new Merge(end);
        while (merge.toNext()) {
            consumer.accept(merge.number, merge.current.block(), merge.current.call());
            if (merge.number % CALLS_BETWEEN_PLACES == 0) {
                places.add(merge.place());
            }
        }
        end = merge.place();
    }

    /** Passes on again the calls from number {@code from} to before number {@code to}, of those that were passed on before. */
    public void take(long from, long to, Consumer consumer) throws IOException {
        MergedPlace place = places.get((int) (Math.max(0, Math.min(from, end.before()) - 1) / CALLS_BETWEEN_PLACES));
        Merge merge = new Merge(place);
        long last = Math.min(to - 1, end.before());
        while (merge.number < last && merge.toNext()) {
            if (merge.number >= from) {
                consumer.accept(merge.number, merge.current.block(), merge.current.call());
            }
        }
    }

    /** Sorts blocks to their callers. The last block may look damaged while its header is written. */
    private void sortIn(List<Block> blocks) {
        for (int i = 0; i < Math.min(known, blocks.size()); i++) {
            Block block = blocks.get(i);
            CallerBlocks caller = callers.get(block.caller());
            if (!block.damaged() && caller != null && wanted.test(block.phase())) {
                caller.grown(block);
            }
        }
        for (; known < blocks.size(); known++) {
            Block block = blocks.get(known);
            if (block.damaged() && known == blocks.size() - 1) {
                return;
            }
            if (!block.damaged() && wanted.test(block.phase())) {
                callers.computeIfAbsent(block.caller(), number -> {
                    inOrder.add(new CallerBlocks(inOrder.size()));
                    return inOrder.getLast();
                }).add(block);
            }
        }
    }

    /** One pass over the calls from some place on. */
    private final class Merge {
        private final PriorityQueue<CallerCalls> waiting = new PriorityQueue<>();
        private final CallerCalls[] all;
        private CallerCalls current;
        private long number;

        Merge(MergedPlace from) throws IOException {
            number = from.before();
            all = new CallerCalls[inOrder.size()];
            for (CallerBlocks caller : inOrder) {
                CallerCalls calls = new CallerCalls(journal, caller, from.block(caller.slot()), from.taken(caller.slot()));
                all[caller.slot()] = calls;
                if (calls.next()) {
                    waiting.add(calls);
                }
            }
        }

        /** Goes to the next call; {@code current} stands at it. */
        boolean toNext() throws IOException {
            boolean goesOn = current != null && current.next();
            if (!goesOn || !waiting.isEmpty() && waiting.peek().compareTo(current) < 0) {
                if (goesOn) {
                    waiting.add(current);
                }
                current = waiting.poll();
            }
            if (current == null) {
                return false;
            }
            number++;
            return true;
        }

        /** The place after the current call. */
        MergedPlace place() {
            int[] blocks = new int[all.length];
            int[] taken = new int[all.length];
            for (CallerCalls calls : all) {
                blocks[calls.slot()] = calls.blockIndex();
                taken[calls.slot()] = calls.taken(calls == current);
            }
            return new MergedPlace(number, blocks, taken);
        }
    }
}
