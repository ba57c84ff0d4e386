// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.harness.timing;

import org.roundtrip.harness.values.Digest;

/** The caller of an operation without parameters and result, for tests. */
public abstract class NoValues extends Caller {
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
