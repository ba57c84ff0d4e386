// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.load;

import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.values.Digest;

/** The caller of a simulated middleware: what happens to a call that was sent, is up to the test. */
final class SimulatedStub extends AsynchronousCaller {
    private final Behaviour behaviour;
    private long sent;
    private PendingCall kept;

    /** What the middleware does with a call. */
    interface Behaviour {
        void send(long number, Reply reply) throws Exception;
    }

    /** A call with its reply handler. */
    static final class Reply extends PendingCall {
        Reply(Completions completions) {
            super(completions);
        }

        void answer() {
            answered();
        }

        void fail(Throwable thrown) {
            failed(thrown);
        }
    }

    SimulatedStub(Behaviour behaviour) {
        this.behaviour = behaviour;
        waitAtMost(1_000_000_000);
    }

    @Override
    protected PendingCall pending(Completions completions) {
        return new Reply(completions);
    }

    @Override
    protected void send(int entry, PendingCall call) throws Exception {
        behaviour.send(sent++, (Reply) call);
    }

    @Override
    protected void keep(PendingCall call) {
        kept = call;
    }

    PendingCall kept() {
        return kept;
    }

    @Override
    public boolean declared(Exception thrown) {
        return thrown instanceof IllegalStateException;
    }

    @Override
    public void prepare(long seed, int pool) {
    }

    @Override
    public void share(Caller other) {
    }

    @Override
    public void digestArguments(int entry, Digest digest) {
    }

    @Override
    public void digestResult(Digest digest) {
    }
}
