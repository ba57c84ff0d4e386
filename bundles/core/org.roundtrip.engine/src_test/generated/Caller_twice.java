// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package generated;

import org.roundtrip.engine.trial.TrialStub;
import org.roundtrip.harness.timing.Caller;
import org.roundtrip.harness.values.Digest;
import org.roundtrip.harness.values.Values;

/** The caller that a contract compiler would write for the operation {@code twice}. */
public class Caller_twice extends Caller {
    private final TrialStub stub;
    private final String operation;
    private int[] numbers;
    private int result;

    public Caller_twice(Object stub) {
        this(stub, "twice");
    }

    /** @param operation whose values are drawn */
    protected Caller_twice(Object stub, String operation) {
        this.stub = (TrialStub) stub;
        this.operation = operation;
    }

    @Override
    public void prepare(long seed, int pool) {
        numbers = new int[pool];
        for (int entry = 0; entry < pool; entry++) {
            numbers[entry] = Values.ofArguments(seed, operation, entry).nextInt();
        }
    }

    @Override
    public void share(Caller other) {
        numbers = ((Caller_twice) other).numbers;
    }

    @Override
    public void call(int entry) throws Exception {
        result = stub.twice(numbers[entry]);
    }

    @Override
    public void digestArguments(int entry, Digest digest) {
        digest.put(numbers[entry]);
    }

    @Override
    public void digestResult(Digest digest) {
        digest.put(result);
    }
}
