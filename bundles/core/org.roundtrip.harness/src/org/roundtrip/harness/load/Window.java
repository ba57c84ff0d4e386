// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

/**
 * The calls that one caller may have in flight. It has a fixed number of places, each with a call whose reply handler
 * was made beforehand. Used by one thread.
 */
final class Window {
    private final AsynchronousCaller caller;
    private final Completions completions;
    private final PendingCall[] places;
    private final int[] free;
    private int freePlaces;
    /** Calls that have ended and were not asked for yet. */
    private PendingCall ended;

    /** @param size how many calls may be in flight */
    Window(AsynchronousCaller caller, int size, Clock clock) {
        this.caller = caller;
        completions = new Completions(clock);
        places = new PendingCall[size];
        free = new int[size];
        for (int place = 0; place < size; place++) {
            places[place] = caller.pending(completions);
            free[freePlaces++] = place;
        }
    }

    /** Whether as many calls are in flight as may be. */
    boolean full() {
        return freePlaces == 0;
    }

    /** Whether no call is in flight. */
    boolean empty() {
        return freePlaces == places.length;
    }

    /** Takes a call that can be sent. The window must not be full. */
    PendingCall take() {
        int place = free[--freePlaces];
        if (places[place] == null) {
            places[place] = caller.pending(completions);
        }
        PendingCall call = places[place];
        call.takes(place);
        return call;
    }

    /** Waits until a call has ended, and not longer than until a moment; may return earlier. */
    void await(long moment) {
        completions.await(moment);
    }

    /**
     * Returns the next call that has ended, in the order of their ends. Calls that were given up are left out; null when
     * there is none.
     */
    PendingCall nextEnded() {
        PendingCall call;
        do {
            call = ended == null ? completions.take() : ended;
            ended = call == null ? null : call.next;
        } while (call != null && call.givenUp());
        return call;
    }

    /** Makes the place of a call free that has ended. */
    void free(PendingCall call) {
        free[freePlaces++] = call.place();
        call.over();
    }

    /** Makes the place of a call free that may still end, so that it gets another one. */
    void giveUp(PendingCall call) {
        places[call.place()] = null;
        free[freePlaces++] = call.place();
        call.giveUp();
    }

    /** Returns the call in flight that was sent first, or null. */
    PendingCall oldest() {
        PendingCall oldest = null;
        for (PendingCall call : places) {
            if (call != null && call.inFlight() && (oldest == null || call.start() < oldest.start())) {
                oldest = call;
            }
        }
        return oldest;
    }
}
