// SPDX-FileCopyrightText: 2026 Roundtrip contributors
// SPDX-License-Identifier: EPL-2.0
package org.roundtrip.provider.fractal.runtime;

/**
 * The servant, which is the content of its component or a {@link PlainObject}. It is the class {@code generated.Servant}, which first
 * implements the contract's interface.
 */
public interface Content {
    /** Sets what carries calls out, before the first call. */
    void serve(Object behaviours);
}
