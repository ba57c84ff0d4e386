// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import org.roundtrip.harness.values.Digest;
import org.roundtrip.harness.values.Values;

/**
 * The client's side of one operation. Subclasses are generated for each contract and provider, so a timed call is one direct
 * call of the middleware's own stub with arguments of its own types. A client JVM loads only one subclass, which keeps the
 * call site monomorphic. Generated subclasses are named {@code generated.Caller_OPERATION} and have a
 * constructor that takes the stub as an {@code Object}. Used by one thread.
 */
public abstract class Caller {

    /** Builds the pool of arguments, entry i from {@link Values#ofArguments}. */
    public abstract void prepare(long seed, int pool);

    /** Takes the pool of another caller of the same operation, which is not changed by calls. */
    public abstract void share(Caller other);

    /**
     * Makes one call with the arguments of a pool entry and keeps the result until the next call.
     *
     * @throws Exception when the call failed, or when the operation ends with an exception; see {@link #declared}
     */
    public abstract void call(int entry) throws Exception;

    /**
     * Returns whether the operation declares the exception that ended its last call, and keeps it as that call's result.
     */
    public boolean declared(Exception thrown) {
        return false;
    }

    /**
     * Makes one call and keeps what it ended with, be it the exception that its operation declares.
     *
     * @throws Exception when the call failed in any other way
     */
    public final Outcome complete(int entry) throws Exception {
        try {
            call(entry);
            return Outcome.ANSWERED;
        } catch (Exception e) {
            if (declared(e)) {
                return Outcome.EXCEPTION;
            }
            throw e;
        }
    }

    /** Digests the arguments of a pool entry in the order of the parameters. */
    public abstract void digestArguments(int entry, Digest digest);

    /** Digests the result of the last call; nothing for an operation without a result. */
    public abstract void digestResult(Digest digest);
}
