// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import org.roundtrip.cli.ByteProvider;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.values.Digest;

/** The caller that a provider would generate for the operation {@code ping}. */
public final class Caller_ping extends Caller {
    private final ByteProvider.Stub stub;

    /** A caller of that stub. */
    public Caller_ping(Object stub) {
        this.stub = (ByteProvider.Stub) stub;
    }

    @Override
    public void prepare(long seed, int pool) {
        // there are no arguments
    }

    @Override
    public void share(Caller other) {
        // there are no arguments
    }

    @Override
    public void call(int entry) throws Exception {
        stub.ping();
    }

    @Override
    public void digestArguments(int entry, Digest digest) {
        // there are no arguments
    }

    @Override
    public void digestResult(Digest digest) {
        // there is no result
    }
}
