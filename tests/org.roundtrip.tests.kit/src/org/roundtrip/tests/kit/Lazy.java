// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.tests.kit;

import java.util.concurrent.Callable;

/** A value that several tests examine. The first test makes it; if that fails, each test fails with the same error. */
final class Lazy<T> {
    private final Callable<T> maker;
    private T made;
    private Throwable failure;

    Lazy(Callable<T> maker) {
        this.maker = maker;
    }

    /** Makes the value, or returns the one made before. */
    synchronized T get() throws Exception {
        if (made == null && failure == null) {
            try {
                made = maker.call();
            } catch (Throwable thrown) {
                failure = thrown;
            }
        }
        return switch (failure) {
            case null -> made;
            case Error error -> throw error;
            case Exception exception -> throw exception;
            default -> throw new IllegalStateException(failure);
        };
    }
}
