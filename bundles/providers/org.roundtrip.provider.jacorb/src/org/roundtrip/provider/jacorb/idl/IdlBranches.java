// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.jacorb.idl;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;

/** The conditions within which a line of a file is. For one thread. */
final class IdlBranches {
    private final Deque<Branch> open = new ArrayDeque<>();

    /** @param active whether its lines count @param done whether no further part of it can count @param begin where it begins */
    private record Branch(boolean active, boolean done, IdlPlace begin) {
    }

    /** Returns whether lines count here. */
    boolean active() {
        return open.isEmpty() || open.peek().active();
    }

    /** Begins one. @param holds whether its condition does */
    void begin(boolean holds, IdlPlace place) {
        open.push(new Branch(active() && holds, holds || !active(), place));
    }

    /** Returns whether the condition of another part matters, because no earlier part counted. */
    boolean undecided() {
        return !open.isEmpty() && !open.peek().done();
    }

    /** Goes on with another part. @return whether there is one to go on with */
    boolean other(boolean holds) {
        if (open.isEmpty()) {
            return false;
        }
        Branch before = open.pop();
        open.push(new Branch(!before.done() && holds, before.done() || holds, before.begin()));
        return true;
    }

    /** Ends one. @return whether there was one */
    boolean end() {
        return open.poll() != null;
    }

    /** Returns where one begins that has no end. */
    Optional<IdlPlace> unended() {
        return Optional.ofNullable(open.peek()).map(Branch::begin);
    }
}
